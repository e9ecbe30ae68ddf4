import { type Details, serviceKind, type StoredFile } from '@bitacora/contracts';
import { ConflictError, InvalidError } from '@bitacora/kernel';
import { expect, test } from '@jest/globals';
import { lockedErrors } from '../../../src/records/domain/locked-fields.ts';
import { ServiceDocument } from '../../../src/records/domain/service-document.ts';
import { ServiceRecord } from '../../../src/records/domain/service-record.ts';
import { placeDetails, spanErrors } from '../../../src/records/domain/times.ts';

const exampleOf = (kind: Parameters<typeof serviceKind>[0]): Details => serviceKind(kind).examples[0] ?? {};
const item = { id: 'item', journey: 'journey', zone: 'Pacific/Galapagos' };

function record(
  kind: Parameters<typeof serviceKind>[0],
  changes: { item?: typeof item | null; details?: Details } = {},
) {
  return ServiceRecord.create({
    id: 'record',
    agency: '0993371112001',
    kind,
    item: null,
    zone: 'America/Guayaquil',
    details: exampleOf(kind),
    costCents: 100,
    reservation: null,
    ...changes,
  });
}

test('a record knows when it happens, by the clock and as an instant', () => {
  const stay = record('hosting');
  expect(stay.period).toEqual({
    starts: { local: '2031-07-10T15:00', zone: 'Pacific/Galapagos' },
    ends: { local: '2031-07-14T11:00', zone: 'Pacific/Galapagos' },
  });
  expect(stay.startsAt?.toISOString()).toBe('2031-07-10T21:00:00.000Z');
});

test("a plain day happens in the zone of the journey's destination", () => {
  expect(record('activity', { item }).period.starts).toEqual({ local: '2031-07-12', zone: 'Pacific/Galapagos' });
  expect(record('activity').period.starts).toEqual({ local: '2031-07-12', zone: 'America/Guayaquil' });
});

test('a record is attached once; to another item it is a conflict', () => {
  const stay = record('hosting');
  stay.attachTo(item);
  stay.attachTo(item);
  expect(stay).toMatchObject({ packageService: 'item', journey: 'journey' });
  expect(() => stay.attachTo({ ...item, id: 'other' })).toThrow(ConflictError);
});

test('a released record can be attached to another item', () => {
  const stay = record('hosting', { item });
  stay.release();
  expect(stay).toMatchObject({ packageService: null, journey: null });
  stay.attachTo({ ...item, id: 'other' });
  expect(stay.packageService).toBe('other');
});

test('attaching puts times without a place on the clock of the destination', () => {
  const car = record('car_rental', {
    details: { ...exampleOf('car_rental'), delivery_date: { local: '2031-07-10T09:00', zone: 'America/Guayaquil' } },
  });
  car.attachTo({ ...item, zone: 'America/Lima' });
  expect(car.details.delivery_date).toEqual({ local: '2031-07-10T09:00', zone: 'America/Lima' });
  expect(car.startsZone).toBe('America/Lima');
});

test('a cost below zero is never kept', () => {
  const stay = record('hosting');
  const reservation: StoredFile | null = null;
  expect(() => stay.change({ details: stay.details, costCents: -1, reservation })).toThrow(InvalidError);
});

test('a place that moves takes the times of its record along, clock unchanged', () => {
  const transport = record('transportation');
  const start = transport.details.start_location as { id: string };
  transport.movePlace({ id: start.id, name: 'Puerto de Miami', latitude: 25.77, longitude: -80.17 });
  expect(transport.details.boarding_time).toEqual({ local: '2031-07-10T12:30', zone: 'America/New_York' });
  expect(transport.title).toContain('Puerto de Miami');
  expect(transport.isFixedAt(start.id)).toBe(false);
  expect(record('hosting').isFixedAt((exampleOf('hosting').location as { id: string }).id)).toBe(true);
});

test('a sent time is read at its place: naive on the clock there, with an offset as that instant', () => {
  const details = exampleOf('air_ticket');
  const sent = { boarding_time: '2031-07-10T10:00', arrival_time: '2031-07-10T12:00:00-05:00' };
  const placed = placeDetails(serviceKind('air_ticket'), details, 'America/Guayaquil', sent);
  expect(placed.boarding_time).toEqual({ local: '2031-07-10T10:00', zone: 'America/Guayaquil' });
  expect(placed.arrival_time).toEqual({ local: '2031-07-10T11:00', zone: 'Pacific/Galapagos' });
});

test('an end before its start is refused as an instant, not as a text', () => {
  const flight = (boarding: string, arrival: string) =>
    spanErrors(serviceKind('air_ticket'), {
      boarding_time: { local: boarding, zone: 'America/Guayaquil' },
      arrival_time: { local: arrival, zone: 'Pacific/Galapagos' },
    });
  expect(flight('2031-07-10T10:30', '2031-07-10T10:00')).toEqual({});
  expect(flight('2031-07-10T11:30', '2031-07-10T10:00')).toHaveProperty('arrival_time');
  expect(spanErrors(serviceKind('visa'), { issue_date: null, expiry_date: '2031-01-01' })).toEqual({});
});

test('a locked list and a locked field that is empty take their present value again', () => {
  const ticket = serviceKind('air_ticket');
  const descriptor = {
    ...ticket,
    fields: {
      luggage: { is: 'lookup', label: 'Equipaje', lookup: 'luggage_type', many: true, locked: true },
      seat: { is: 'text', label: 'Asiento', required: false, locked: true },
    },
  } as const;
  const [carryOn, checked] = ['carry-on', 'checked'];
  const luggage = [
    { id: carryOn, name: 'Equipaje de mano (10 kg)' },
    { id: checked, name: 'Equipaje de bodega (23 kg)' },
  ];
  const present = { luggage, seat: null };
  expect(lockedErrors(descriptor, { luggage: [carryOn, checked], seat: null }, present)).toEqual({});
  expect(Object.keys(lockedErrors(descriptor, { luggage: [carryOn], seat: '1A' }, present))).toEqual([
    'luggage',
    'seat',
  ]);
  expect(Object.keys(lockedErrors(descriptor, { luggage: [checked, carryOn] }, present))).toEqual(['luggage']);
});

test('locked fields take their present value and no other', () => {
  const descriptor = serviceKind('hosting');
  const present = exampleOf('hosting');
  const location = present.location as { id: string; latitude: number; longitude: number };
  expect(lockedErrors(descriptor, { name: present.name, location: location.id }, present)).toEqual({});
  const same = { latitude: location.latitude, longitude: location.longitude, name: null };
  expect(lockedErrors(descriptor, { location: same, check_in: 'x' }, present)).toEqual({});
  expect(
    Object.keys(lockedErrors(descriptor, { name: 'x', address: 'y', location: { ...same, latitude: 1 } }, present)),
  ).toEqual(['name', 'address', 'location']);
  expect(
    lockedErrors(serviceKind('travel_insurance'), { city: 'US-MIA' }, exampleOf('travel_insurance')),
  ).toHaveProperty('city');
});

test('a document is removed once', () => {
  const document = ServiceDocument.add({
    id: 'd',
    agency: 'a',
    journey: 'j',
    packageService: 's',
    passenger: 'p',
    document: { id: 'f', object_key: 'k', media_type: 'application/pdf', size: 1, name: 'x.pdf' },
  });
  document.remove(new Date(0));
  expect(() => document.remove(new Date(1))).toThrow('No encontrado');
});
