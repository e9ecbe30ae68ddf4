import {
  createRecordBody,
  detailsView,
  fieldErrorsOf,
  formFields,
  formSchema,
  formValues,
  inputOf,
  isFixed,
  type ServiceKind,
  serviceKind,
  type ServiceKindDescriptor,
  serviceKinds,
  storedDetails,
  updateRecordBody,
  setValidationClock,
  viewOf,
} from '@bitacora/contracts';
import { FixedClock, systemClock } from '@bitacora/kernel';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const errorsOf = (
  schema: { safeParse: (value: unknown) => { error?: { issues: Parameters<typeof fieldErrorsOf>[0] } } },
  value: unknown,
) => fieldErrorsOf(schema.safeParse(value).error?.issues ?? []);

const exampleOf = (kind: ServiceKind) => serviceKind(kind).examples[0] ?? {};
const bodyOf = (kind: ServiceKind) => inputOf(serviceKind(kind), exampleOf(kind));

beforeAll(() => setValidationClock(new FixedClock('2031-01-01T12:00:00Z')));
afterAll(() => setValidationClock(systemClock));

test('services are listed in their order (product 6.1)', () => {
  expect(serviceKinds).toEqual([
    'air_ticket',
    'transportation',
    'hosting',
    'activity',
    'car_rental',
    'cruise',
    'visa',
    'travel_insurance',
  ]);
});

const fieldsOfTheSpecification: Partial<Record<ServiceKind, string[]>> = {
  hosting: ['name', 'address', 'food_plan', 'location', 'check_in', 'check_out'],
  air_ticket: [
    'reservation_code',
    'flight_number',
    'arrival_time',
    'boarding_time',
    'has_stopovers',
    'departure_airport',
    'destination_airport',
    'luggage_types',
  ],
  activity: ['name', 'description', 'start_date', 'end_date', 'food_plan'],
  car_rental: ['operator', 'manager_name', 'delivery_date', 'return_date', 'car_type', 'capacity'],
  travel_insurance: ['operator', 'start_date', 'end_date', 'city'],
  transportation: [
    'operator',
    'phone',
    'capacity',
    'boarding_time',
    'arrival_time',
    'luggage_type',
    'start_location',
    'destination',
  ],
};

test.each(Object.entries(fieldsOfTheSpecification))('%s has exactly the fields that it was given', (kind, fields) => {
  expect(Object.keys(serviceKind(kind as ServiceKind).fields).sort()).toEqual([...fields].sort());
});

describe.each(serviceKinds)('%s', (kind) => {
  const descriptor = serviceKind(kind);

  test('its example can be created, and means the same after a round trip', () => {
    const parsed = createRecordBody(descriptor).parse(bodyOf(kind));
    expect(parsed).toMatchObject({ cost: 0, package_service: null });
    for (const [name, value] of Object.entries(bodyOf(kind))) expect(parsed).toHaveProperty(name, value);
  });

  test('every example of every shape it had still reads and shows', () => {
    for (const example of descriptor.examples) {
      expect(storedDetails(descriptor).parse(example)).toBeTruthy();
      const view = viewOf(descriptor, example);
      expect(detailsView(descriptor).parse(view)).toEqual(view);
    }
  });

  test('a time shows as an instant with its zone beside it', () => {
    const view = viewOf(descriptor, exampleOf(kind));
    for (const [name, field] of Object.entries(descriptor.fields)) {
      if (field.is !== 'local-time') continue;
      expect(view[name]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00[+-]\d\d:\d\d$/);
      expect(view[`${name}_time_zone`]).toMatch(/^\w+\/\w+/);
    }
  });

  test('an empty body names every required field at once, in Spanish', () => {
    const required = Object.entries(descriptor.fields)
      .filter(([, field]) => field.required !== false && !isFixed(field))
      .map(([name]) => name);
    const errors = errorsOf(createRecordBody(descriptor), {});
    expect(Object.keys(errors).sort()).toEqual(required.sort());
    for (const messages of Object.values(errors)) expect(messages).toEqual(['Este campo es obligatorio.']);
  });

  test('today passes and yesterday does not, on create only', () => {
    for (const [name, field] of Object.entries(descriptor.fields)) {
      if (field.is !== 'date' && field.is !== 'local-time') continue;
      const on = (day: string) => ({ ...bodyOf(kind), [name]: field.is === 'date' ? day : `${day}T08:00` });
      const isRefused = (schema: Parameters<typeof errorsOf>[0], day: string) =>
        errorsOf(schema, on(day))[name]?.includes('La fecha debe ser mayor o igual al día de hoy') ?? false;
      expect(isRefused(createRecordBody(descriptor), '2031-01-01')).toBe(false);
      expect(isRefused(createRecordBody(descriptor), '2030-12-31')).toBe(!field.mayBePast);
      expect(isRefused(updateRecordBody(descriptor), '2030-12-31')).toBe(false);
    }
  });

  test('a cost below zero or with three decimals is refused; none is zero', () => {
    const costOf = (cost: unknown) => createRecordBody(descriptor).safeParse({ ...bodyOf(kind), cost });
    expect(costOf('-1').success).toBe(false);
    expect(costOf('1.005').success).toBe(false);
    expect(costOf('').data).toMatchObject({ cost: 0 });
    expect(costOf('120.50').data).toMatchObject({ cost: 120.5 });
  });

  test('an update holds only what was sent', () => {
    expect(updateRecordBody(descriptor).parse({})).toEqual({});
    expect(updateRecordBody(descriptor).parse({ cost: '3', id: 'x', agency: 'y' })).toEqual({ cost: 3 });
  });

  test('its form starts from a record and passes its own rules', () => {
    const view = { ...viewOf(descriptor, exampleOf(kind)), cost: 10 };
    for (const mode of ['create', 'update'] as const) {
      expect(errorsOf(formSchema(descriptor, mode), formValues(descriptor, view as never))).toEqual({});
    }
    expect(formFields(descriptor).map(([name]) => name)).toEqual([
      ...Object.keys(descriptor.fields),
      'cost',
      'reservation',
    ]);
  });

  test('its card, title and period speak of its own fields', () => {
    const names = Object.keys(descriptor.fields);
    const { card, span } = descriptor;
    const mentioned = [
      ...card.lines.map((line) => (typeof line === 'string' ? line : line.field)),
      ...(card.badges ?? []).map(({ field }) => field),
      ...card.buttons.flatMap((button) => (button.opens === 'map' ? [button.field] : [])),
      ...(span ? [span.starts, span.ends] : []),
    ];
    for (const name of mentioned) expect(names).toContain(name);
    for (const example of descriptor.examples) {
      expect(descriptor.title(example)).not.toMatch(/undefined|null|object/);
      const { starts, ends } = descriptor.period(example, 'America/Guayaquil');
      for (const time of [starts, ends]) if (time) expect(time.local).toMatch(/^\d{4}-\d\d-\d\d/);
    }
  });

  test('its texts for people are complete', () => {
    const { label, plural, icon, messages, next, beThere } = descriptor;
    const texts = [label, plural, icon, ...Object.values(messages), ...Object.values(next), beThere?.notice ?? 'none'];
    for (const text of texts) expect(text).not.toBe('');
  });
});

test('optional fields are cleared by an empty value and kept by a missing one', () => {
  const schema = updateRecordBody(serviceKind('visa'));
  expect(schema.parse({ number: '' })).toEqual({ number: null });
  expect(schema.parse({ number: ' A1 ' })).toEqual({ number: 'A1' });
  expect(schema.parse({ expiry_date: '' })).toEqual({ expiry_date: null });
  expect(errorsOf(schema, { expiry_date: '31/12/2031' })).toEqual({
    expiry_date: ['Escriba una fecha válida (AAAA-MM-DD).'],
  });
});

test('a place is a coordinate id or a name with latitude and longitude, each error under its own field', () => {
  const schema = createRecordBody(serviceKind('transportation'));
  const body = bodyOf('transportation');
  const place = { name: 'Terminal', latitude: '-2.1', longitude: '-79.9' };
  expect(schema.parse({ ...body, start_location: place })).toMatchObject({
    start_location: { name: 'Terminal', latitude: -2.1, longitude: -79.9 },
  });
  expect(
    errorsOf(schema, { ...body, start_location: { latitude: '91', longitude: 'x' }, destination: 'Hotel' }),
  ).toEqual({
    'start_location.name': ['Este campo es obligatorio.'],
    'start_location.latitude': ['El valor debe ser menor o igual a 90.'],
    'start_location.longitude': ['Escriba un número.'],
    destination: ['La ubicación debe ser en el formato: Latitud, Longitud'],
  });
});

test('a form writes a place as latitude and longitude in one text', () => {
  const values = formValues(serviceKind('hosting'), viewOf(serviceKind('hosting'), exampleOf('hosting')) as never);
  expect(values.location).toBe('-0.7432, -90.3138');
  const refused = errorsOf(formSchema(serviceKind('hosting'), 'create'), { ...values, location: '-0.74' });
  expect(refused).toEqual({ location: ['La ubicación debe ser en el formato: Latitud, Longitud'] });
});

test('a list may come as one value, and must not be empty', () => {
  const schema = createRecordBody(serviceKind('air_ticket'));
  const body = bodyOf('air_ticket');
  expect(schema.parse({ ...body, luggage_types: 'a' })).toMatchObject({ luggage_types: ['a'] });
  expect(errorsOf(schema, { ...body, luggage_types: '' })).toEqual({ luggage_types: ['Este campo es obligatorio.'] });
  expect(schema.parse({ ...body, has_stopovers: 'true' })).toMatchObject({ has_stopovers: true });
});

test('an instant with an offset counts by its day in Guayaquil', () => {
  const schema = createRecordBody(serviceKind('hosting'));
  const on = (check_in: string) => errorsOf(schema, { ...bodyOf('hosting'), check_in });
  expect(on('2031-01-01T04:59:00Z')).toEqual({ check_in: ['La fecha debe ser mayor o igual al día de hoy'] });
  expect(on('2031-01-01T05:00:00Z')).toEqual({});
  expect(on('mañana')).toEqual({ check_in: ['Escriba una fecha y hora válidas.'] });
});

test('kinds do not share a path', () => {
  const paths = serviceKinds.map((kind) => (serviceKind(kind) satisfies ServiceKindDescriptor).path);
  expect(new Set(paths).size).toBe(serviceKinds.length);
});
