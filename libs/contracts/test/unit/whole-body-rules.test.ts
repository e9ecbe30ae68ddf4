import {
  confirmPasswordReset,
  createJourney,
  fieldErrorsOf,
  formSchema,
  serviceKind,
  serviceRecordEndpoints,
  updateJourney,
  updateJourneyServices,
} from '@bitacora/contracts';
import { expect, test } from '@jest/globals';
import type { z } from 'zod';

const errorsOf = (schema: z.ZodType, value: unknown) => fieldErrorsOf(schema.safeParse(value).error?.issues ?? []);
const fieldsOf = (schema: z.ZodType, value: unknown) => Object.keys(errorsOf(schema, value)).sort();

test("a journey's rules over several fields speak together with its broken fields", () => {
  const twice = '01920000-0000-7000-8000-000000000001';
  expect(
    fieldsOf(createJourney.body, {
      passengers: [twice, twice],
      travel_date: '2031-05-10',
      return_date: '2031-05-01',
      travel_direction: 'I',
      services: [
        { kind: 'hosting', travel_direction: 'I' },
        { kind: 'air_ticket', travel_direction: 'V' },
        { kind: 'x' },
      ],
    }),
  ).toEqual([
    'cost',
    'destination_city',
    'passengers',
    'purchase_date',
    'return_date',
    'services.0.travel_direction',
    'services.1.travel_direction',
    'services.2.kind',
    'start_city',
    'travel_agent',
  ]);
});

test('a service that a journey has is named once; those without an id are new, each one of its own', () => {
  const room = { id: '01920000-0000-7000-8000-00000000000a', kind: 'hosting' };
  const services = [room, { kind: 'hosting' }, { kind: 'hosting' }, room, { ...room, id: room.id.toUpperCase() }];
  for (const { body } of [updateJourney, updateJourneyServices]) {
    expect(errorsOf(body, { services: services.slice(0, 3), version: 1 })).toEqual({});
    expect(errorsOf(body, { services, version: 1 })).toEqual({
      'services.3.id': ['Este valor está repetido en la lista.'],
      'services.4.id': ['Este valor está repetido en la lista.'],
    });
  }
});

test('a journey without passengers or services says what to add', () => {
  expect(errorsOf(createJourney.body, { passengers: [], services: [] })).toMatchObject({
    passengers: ['Agregue al menos un pasajero.'],
    services: ['Agregue al menos un servicio.'],
  });
});

test('who sends all services of a journey says of which version, for what is not among them goes', () => {
  const services = [{ kind: 'hosting' }];
  expect(errorsOf(updateJourneyServices.body, { services })).toEqual({ version: ['Este campo es obligatorio.'] });
  expect(errorsOf(updateJourneyServices.body, { services, version: 1 })).toEqual({});
});

test.each([null, 'x', { services: 7, passengers: 'x', travel_date: 1 }, { services: [null, 3] }])(
  '%j is no journey, and no rule stumbles over it',
  (value) => {
    expect(fieldsOf(createJourney.body, value)).not.toEqual([]);
  },
);

test('a record that ends before it starts is told so with what else is wrong, where the texts alone show it', () => {
  const span = { check_in: '2031-07-10T15:00', check_out: '2031-07-09T11:00' };
  expect(fieldsOf(serviceRecordEndpoints.hosting.create.body, span)).toContain('check_out');
  expect(fieldsOf(serviceRecordEndpoints.hosting.update.body, { ...span, cost: -1 })).toEqual(['check_out', 'cost']);
  expect(fieldsOf(serviceRecordEndpoints.hosting.updateByBody.body, span)).toEqual(['check_out', 'id']);
  expect(
    fieldsOf(formSchema(serviceKind('activity'), 'update'), { start_date: '2031-07-10', end_date: '2031-07-09' }),
  ).toEqual(['end_date']);
});

test('a day that does not exist is told as that alone: nothing ends before it', () => {
  const { activity, hosting } = serviceRecordEndpoints;
  const days = { start_date: '2027-02-30', end_date: '2027-02-28' };
  expect(fieldsOf(activity.update.body, days)).toEqual(['start_date']);
  const stay = { check_in: '2027-02-30T15:00', check_out: '2027-02-28T11:00' };
  expect(fieldsOf(hosting.update.body, stay)).toEqual(['check_in']);
  const hours = { check_in: '2031-07-10T25:00', check_out: '2031-07-10T11:00' };
  expect(fieldsOf(hosting.update.body, hours)).toEqual(['check_in']);
});

test('two clocks are not compared by their texts: a flight west may land before it left', () => {
  const flight = { boarding_time: '2031-07-10T15:00', arrival_time: '2031-07-10T14:30' };
  expect(errorsOf(serviceRecordEndpoints.air_ticket.update.body, flight)).toEqual({});
  const stay = { check_in: '2031-07-10T15:00:00-05:00', check_out: '2031-07-10T14:00' };
  expect(errorsOf(serviceRecordEndpoints.hosting.update.body, stay)).toEqual({});
});

test('a retyped password that differs is told with what the password lacks', () => {
  const body = { uid: 'u', token: 't', new_password: 'corta', re_new_password: 'otra' };
  expect(fieldsOf(confirmPasswordReset.body, body)).toEqual(['new_password', 'non_field_errors']);
  expect(fieldsOf(confirmPasswordReset.body, { ...body, new_password: undefined })).toEqual(['new_password']);
});
