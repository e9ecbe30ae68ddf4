import { AGENCY_TIME_ZONE } from '@bitacora/kernel';
import { describe, expect, test } from '@jest/globals';
import { changesOfJourney, changesOfRecord } from '../../src/domain/changes.ts';
import { asTold, changeOf, toldBefore } from '../../src/domain/told-service.ts';
import type { Projected } from '../../src/persistence/projected-snapshots.ts';
import { journey, recordOf } from './fixture/written-mails.ts';

type ServiceRecord = Projected<'service_records'>;

const flight = recordOf('air_ticket');
const early = { now: new Date('2031-06-20T15:00:00Z'), today: '2031-06-20' };
/** The flight leaves on July 10 at 10:00. */
const dayBefore = { now: new Date('2031-07-09T15:00:00Z'), today: '2031-07-09' };

/** The flight as it is recorded at another hour: its period and its details say the same. */
function leavingAt(local: string, changes: object = {}): ServiceRecord {
  const starts = { local, zone: AGENCY_TIME_ZONE };
  return { ...flight, starts, details: { ...flight.details, boarding_time: local, ...changes } };
}
const kinds = (before: ServiceRecord, after: ServiceRecord, at = early, about: object = {}) =>
  changesOfRecord(before, after, { journey: { ...journey, ...about }, records: [after] }, at).map(({ kind }) => kind);

const cancellation = { at: '2031-06-20T14:00:00.000Z', reason: 'Huelga', retained_cents: 0 };
const flightCalledOff = {
  ...journey,
  services: journey.services?.map((item) => (item.kind === 'air_ticket' ? { ...item, cancellation } : item)),
};
const journeyCalledOff = { ...journey, is_cancelled: true, cancellation };

describe('travellers are told of a service', () => {
  test('that begins at another hour, with what it was', () => {
    const [change] = changesOfRecord(flight, leavingAt('2031-07-10T12:00'), { journey, records: [flight] }, early);
    expect(change).toMatchObject({
      of: 'service',
      kind: 'moved',
      item: 'item-air_ticket',
      title: 'Vuelo Guayaquil – Baltra',
      before: { starts: { local: '2031-07-10T10:00', place: 'Guayaquil' }, flight: 'XL 1411' },
    });
  });

  test('that has another flight number, airport or address', () => {
    expect(kinds(flight, leavingAt('2031-07-10T10:00', { flight_number: 'XL 1500' }))).toEqual(['moved']);
    const elsewhere = { destination_airport: { id: 'SCY', name: 'San Cristóbal', city: 'San Cristóbal' } };
    expect(kinds(flight, leavingAt('2031-07-10T10:00', elsewhere))).toEqual(['moved']);
    const visa = recordOf('visa');
    const moved = { ...visa, details: { ...visa.details, appointment_place: 'Consulado en Quito' } };
    expect(kinds(visa, moved, { now: new Date('2031-05-01T15:00:00Z'), today: '2031-05-01' })).toEqual(['moved']);
  });

  test('that has another code at its counter, and not of its first one, nor where it is not known which was told', () => {
    expect(kinds(flight, leavingAt('2031-07-10T10:00', { reservation_code: 'OTRO' }))).toEqual(['moved']);
    const told = asTold({ journey, records: [flight] }, 'item-air_ticket', early.today);
    // A row from before: the code of then is what was planned.
    const other = told && { ...told, code: 'OTRO' };
    expect(told && other && toldBefore({ ...told, code: undefined }, told, other)?.code).toBe(told?.code);
    for (const code of [null, undefined]) expect(told && changeOf({ ...told, code }, told)).toBeNull();
  });

  test('and not of a correction that moves nothing', () => {
    const luggage = leavingAt('2031-07-10T10:00', { has_stopovers: true });
    expect(kinds(flight, luggage)).toEqual([]);
    expect(kinds(flight, { ...flight, title: 'Otro nombre' })).toEqual([]);
    // The zone of its airport was corrected.
    const told = asTold({ journey, records: [flight] }, 'item-air_ticket', early.today);
    const starts = told?.starts && { ...told.starts, zone: 'America/Bogota' };
    expect(told && starts && changeOf(told, { ...told, starts })).toBeNull();
  });

  test('only while it was theirs before, and is still to come on a journey that stands', () => {
    const later = leavingAt('2031-07-10T12:00');
    expect(kinds({ ...flight, package_service: null, journey: null }, later)).toEqual([]);
    expect(kinds(flight, { ...later, package_service: null })).toEqual([]);
    expect(kinds(flight, later, early, { is_cancelled: true })).toEqual([]);
    expect(kinds(flight, later, early, { services: flightCalledOff.services })).toEqual([]);
    expect(kinds(flight, later, { now: new Date('2031-07-11T15:00:00Z'), today: '2031-07-11' })).toEqual([]);
    expect(kinds(flight, later, { now: new Date('2031-08-01T15:00:00Z'), today: '2031-08-01' })).toEqual([]);
  });

  test('at once where it starts within 48 hours, or was to', () => {
    const nextWeek = leavingAt('2031-07-15T10:00', {
      arrival_time: '2031-07-15T11:00',
    });
    const urgent = (at: typeof early) =>
      changesOfRecord(flight, nextWeek, { journey, records: [nextWeek] }, at).map(({ isUrgent }) => isUrgent);
    expect([urgent(early), urgent(dayBefore)]).toEqual([[false], [true]]);
  });
});

describe('what is imminent', () => {
  const hotel = recordOf('hosting');
  const stay = (from: string, until: string): ServiceRecord => {
    const [starts, ends] = [from, until].map((local) => ({ local, zone: AGENCY_TIME_ZONE }));
    return { ...hotel, starts: starts ?? null, ends: ends ?? null };
  };
  const isUrgent = (before: ServiceRecord, after: ServiceRecord) =>
    changesOfRecord(
      before,
      after,
      { journey, records: [after] },
      { now: new Date('2031-07-12T15:00:00Z'), today: '2031-07-12' },
    ).map((change) => change.isUrgent);

  test('is what is called off while somebody is in it, and that it stands again', () => {
    const inIt = stay('2031-07-10T15:00', '2031-07-18T11:00');
    const at = { now: new Date('2031-07-12T15:00:00Z'), today: '2031-07-12' };
    const off = {
      ...journey,
      services: journey.services?.map((item) => (item.kind === 'hosting' ? { ...item, cancellation } : item)),
    };
    const urgent = (before: typeof journey, after: typeof journey, records = [inIt]) =>
      changesOfJourney(before, { journey: after, records }, at).map(({ isUrgent: is }) => is);
    expect([urgent(journey, off), urgent(off, journey)]).toEqual([[true], [true]]);
    expect(urgent(journey, journeyCalledOff)).toEqual([true]);
    expect(urgent(off, { ...off, is_cancelled: true, cancellation })).toEqual([true]);
    const nextWeek = [stay('2031-07-16T15:00', '2031-07-18T11:00')];
    expect([urgent(journey, off, nextWeek), urgent(journey, journeyCalledOff, nextWeek)]).toEqual([[false], [false]]);
  });

  test('is the end of a stay that has begun, but not one that is days away', () => {
    expect(
      isUrgent(stay('2031-07-10T15:00', '2031-07-18T11:00'), stay('2031-07-10T15:00', '2031-07-19T11:00')),
    ).toEqual([false]);
    expect(
      isUrgent(stay('2031-07-10T15:00', '2031-07-13T11:00'), stay('2031-07-10T15:00', '2031-07-19T11:00')),
    ).toEqual([true]);
  });

  test('is a journey whose first service leaves within 48 hours, though its first day ends later', () => {
    const at = { now: new Date('2031-07-08T16:00:00Z'), today: '2031-07-08' };
    const urgent = (records: ServiceRecord[]) =>
      changesOfJourney(journey, { journey: journeyCalledOff, records }, at).map((change) => change.isUrgent);
    expect([urgent([]), urgent([flight])]).toEqual([[false], [true]]);
  });
});

describe('travellers are told what is called off', () => {
  const records = [flight];
  const of = (before: Projected<'journeys'>, now: Projected<'journeys'>, at = early) =>
    changesOfJourney(before, { journey: now, records }, at).map(({ of: what, kind, item }) => [what, kind, item]);

  test('a service, also one without its record, and that it stands again', () => {
    expect(of(journey, flightCalledOff)).toEqual([['service', 'cancelled', 'item-air_ticket']]);
    expect(of(flightCalledOff, journey)).toEqual([['service', 'restored', 'item-air_ticket']]);
    expect(changesOfJourney(journey, { journey: flightCalledOff, records: [] }, early)).toMatchObject([
      { kind: 'cancelled', record: null, isUrgent: false, overAt: null },
    ]);
  });

  test('a journey as a whole, and nothing of each of its services besides', () => {
    expect(of(journey, journeyCalledOff)).toEqual([['journey', 'cancelled', null]]);
    expect(of(journeyCalledOff, journey)).toEqual([['journey', 'restored', null]]);
    expect(of(journeyCalledOff, { ...flightCalledOff, is_cancelled: true })).toEqual([]);
    expect(changesOfJourney(journey, { journey: journeyCalledOff, records }, dayBefore)[0]?.isUrgent).toBe(true);
  });

  test('and nothing of what is over, nor of other changes of a journey', () => {
    const after = { now: new Date('2031-08-01T15:00:00Z'), today: '2031-08-01' };
    expect(of(journey, journeyCalledOff, after)).toEqual([]);
    expect(of(journey, flightCalledOff, after)).toEqual([]);
    expect(of(journey, { ...journey, travel_date: '2031-07-09', balance_due: '2031-06-01' })).toEqual([]);
  });
});
