import { serviceKind, serviceKinds } from '@bitacora/contracts';
import { describe, expect, test } from '@jest/globals';
import { recordDataOf } from '../../../src/features/service-forms/model/form-data.ts';
import { cityOfField, rulesOf } from '../../../src/features/service-forms/model/form-rules.ts';
import { startOf } from '../../../src/features/service-forms/model/start-of.ts';
import { fieldOfPath } from '../../../src/features/service-forms/model/field-of-path.ts';
import { attached, journey, pending } from '../support/build-journey.ts';

const pdf = new File(['%PDF-1.7'], 'voucher.pdf', { type: 'application/pdf' });

function messagesOf(kind: (typeof serviceKinds)[number], mode: 'create' | 'update', values: Record<string, unknown>) {
  const result = rulesOf(serviceKind(kind), mode).safeParse(values);
  const issues = result.success ? [] : result.error.issues;
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

function exampleInput(kind: (typeof serviceKinds)[number]) {
  const subject = {
    descriptor: serviceKind(kind),
    journey: journey(),
    service: attached(kind),
    mode: 'update',
  } as const;
  return { ...startOf(subject), reservation: pdf };
}

describe('the rules of a service form', () => {
  test.each(serviceKinds)('the example of %s can be created', (kind) => {
    expect(messagesOf(kind, 'create', exampleInput(kind))).toEqual({});
  });

  test('a new record needs its file and dates of today or later', () => {
    const values = { ...exampleInput('hosting'), check_in: '2020-01-01T15:00', reservation: null };
    expect(messagesOf('hosting', 'create', values)).toEqual({
      check_in: 'La fecha debe ser mayor o igual al día de hoy',
      reservation: 'Adjunte un archivo.',
    });
  });

  test('an update skips the rules of dates and files', () => {
    const values = { ...exampleInput('hosting'), check_in: '2020-01-01T15:00', reservation: null };
    expect(messagesOf('hosting', 'update', values)).toEqual({});
  });

  test('a location is latitude and longitude, a cost is not negative, a capacity is more than zero', () => {
    expect(messagesOf('hosting', 'create', { ...exampleInput('hosting'), location: 'frente al parque' })).toEqual({
      location: 'La ubicación debe ser en el formato: Latitud, Longitud',
    });
    expect(messagesOf('hosting', 'create', { ...exampleInput('hosting'), cost: -1 })).toHaveProperty('cost');
    expect(messagesOf('car_rental', 'create', { ...exampleInput('car_rental'), capacity: 0 })).toHaveProperty(
      'capacity',
    );
  });

  test('a day cannot end before it starts', () => {
    const values = { ...exampleInput('activity'), end_date: '2031-07-11' };
    expect(messagesOf('activity', 'create', values)).toHaveProperty('end_date');
  });

  test('a file is a PDF or a picture of at most 10 MB', () => {
    const heavy = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'voucher.pdf');
    expect(messagesOf('hosting', 'create', { ...exampleInput('hosting'), reservation: heavy })).toHaveProperty(
      'reservation',
    );
    const program = new File(['MZ'], 'voucher.exe');
    expect(messagesOf('hosting', 'create', { ...exampleInput('hosting'), reservation: program })).toHaveProperty(
      'reservation',
    );
  });
});

test('the airports of an air ticket change places on the way back', () => {
  const base = { descriptor: serviceKind('air_ticket'), journey: journey(), mode: 'create' } as const;
  const there = { ...base, service: pending('air_ticket', { travel_direction: 'I' }) };
  const back = { ...base, service: pending('air_ticket', { travel_direction: 'V' }) };
  expect([cityOfField('start', there).name, cityOfField('destination', there).name]).toEqual(['Guayaquil', 'Baltra']);
  expect([cityOfField('start', back).name, cityOfField('destination', back).name]).toEqual(['Baltra', 'Guayaquil']);
});

describe('what a form sends', () => {
  test('a new record goes with its item, its file and a new place', () => {
    const service = pending('hosting');
    const subject = { descriptor: serviceKind('hosting'), journey: journey(), mode: 'create', service } as const;
    const data = recordDataOf(subject, exampleInput('hosting'), null);
    expect(data.get('package_service')).toBe(service.id);
    expect(data.get('location.latitude')).toBe('-0.7432');
    expect(data.get('reservation')).toBeInstanceOf(File);
    expect(data.get('check_in')).toBe('2031-07-10T15:00');
  });

  test('a change goes with the version and without what is locked', () => {
    const service = attached('hosting', { version: 7 });
    const subject = { descriptor: serviceKind('hosting'), journey: journey(), mode: 'update', service } as const;
    const data = recordDataOf(subject, startOf(subject), 7);
    expect(data.get('version')).toBe('7');
    expect([...data.keys()].sort()).toEqual(['check_in', 'check_out', 'cost', 'food_plan', 'version']);
  });

  test('a place that stays the same is sent by its id, several values are repeated', () => {
    const service = attached('transportation');
    const subject = { descriptor: serviceKind('transportation'), journey: journey(), mode: 'update', service } as const;
    expect(recordDataOf(subject, startOf(subject), 7).get('start_location')).toBe(
      '01990000-0004-7000-8000-000000000002',
    );
    const ticket = attached('air_ticket');
    const flightSubject = {
      descriptor: serviceKind('air_ticket'),
      journey: journey(),
      mode: 'update',
      service: ticket,
    } as const;
    expect(recordDataOf(flightSubject, startOf(flightSubject), 1).getAll('luggage_types')).toHaveLength(2);
  });
});

test('errors of the server stand at the field that the person can mend', () => {
  const paths = ['start_location.name', 'destination.latitude', 'reservation', 'package_service'];
  expect(paths.map((path) => fieldOfPath(path, serviceKind('transportation')))).toEqual([
    'start_location_name',
    'destination',
    'reservation',
    null,
  ]);
});
