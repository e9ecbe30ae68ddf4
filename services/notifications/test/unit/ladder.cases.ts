import { type ServiceKind, serviceKind, serviceKinds, viewOf } from '@bitacora/contracts';
import { addDays, toEpochMilliseconds } from '@bitacora/kernel';
import { describe, expect, test } from '@jest/globals';
import { ladderOf as ladderOfKnown, zoneOf } from '../../src/domain/ladder/ladder.ts';
import { type Known, topicOf } from '../../src/domain/ladder/step.ts';
import { clockAt } from '../../src/domain/quiet-hours.ts';
import { sampleMoney } from '../../src/previews/sample-billing.ts';
import { sampleDocuments } from '../../src/previews/sample-records.ts';
import { soldTwoDaysAgo } from '../../src/previews/samples.ts';
import { journey, recordOf } from './fixture/written-mails.ts';

const quito = 'America/Guayaquil';
const galapagos = 'Pacific/Galapagos';
const madrid = 'Europe/Madrid';
const newYork = 'America/New_York';

/** The record of a kind's example with other details, and an id of its own where there are several. */
function record(kind: ServiceKind, changes: object = {}, id = `record-${kind}`) {
  const descriptor = serviceKind(kind);
  const details = { ...descriptor.examples[0], ...changes };
  return {
    ...recordOf(kind),
    id,
    details: viewOf(descriptor, details),
    ...descriptor.period(details, journey.destination_time_zone),
  };
}

const ladderOf = (about: Known['journey'], records: Known['records']) =>
  ladderOfKnown({ journey: about, records, documents: null, money: null, agency: null }).filter(
    // What is told of the journey itself has tests of its own.
    ({ record: of }) => of !== undefined,
  );

/** What is told and when, on a clock. */
const told = (records: Known['records'], zone = quito, about: Known['journey'] = journey) =>
  ladderOf(about, records)
    .toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime())
    .map(({ kind, dueAt }) => `${clockAt(dueAt, zone).local} ${kind}`);

/** The journey, of somebody who starts there. */
const startingIn = (zone: string) => ({ ...journey, start_time_zone: zone });

describe('what travellers are reminded of', () => {
  test('of a flight is that check-in opened, and twice when to be at the airport', () => {
    expect(told([record('air_ticket')])).toEqual([
      '2031-07-08T10:00 check-in',
      '2031-07-09T18:00 airport',
      '2031-07-10T05:00 airport',
    ]);
  });

  test('of a flight whose airline opens later, or of which nobody knows, is told a day before', () => {
    for (const flight_number of ['AV 1411', 'ZZ 9']) {
      expect(told([record('air_ticket', { flight_number })])[0]).toBe('2031-07-09T10:00 check-in');
    }
  });

  test('of a hotel is the evening before its end, on the clock of where they are', () => {
    const stay = [record('air_ticket'), record('hosting')];
    expect(told(stay, galapagos).at(-1)).toBe('2031-07-13T18:00 check-out');
  });

  test('goes by the clock of where they start until something begins, whatever was recorded first', () => {
    const stay = record('hosting', {
      check_in: { local: '2031-07-11T15:00', zone: madrid },
      check_out: { local: '2031-07-14T11:00', zone: madrid },
    });
    const zoneAt = (start: string | undefined) =>
      zoneOf({ journey: start === undefined ? journey : startingIn(start), records: [stay] });
    const [before, after] = ['2031-07-05T12:00:00Z', '2031-07-12T12:00:00Z'].map((instant) => Date.parse(instant));
    expect([before, after].map((instant) => zoneAt(undefined)(instant ?? 0))).toEqual([quito, madrid]);
    expect([before, after].map((instant) => zoneAt(galapagos)(instant ?? 0))).toEqual([galapagos, madrid]);
  });

  test('of what starts is the evening before, on the clock of where they still are', () => {
    const flight = record('air_ticket', {
      boarding_time: { local: '2031-07-10T08:00', zone: quito },
      arrival_time: { local: '2031-07-11T06:00', zone: madrid },
    });
    // They fly through the night; at 18:00 of Madrid they are in the air already.
    const activity = { ...record('activity'), starts: { local: '2031-07-11', zone: madrid }, ends: null };
    expect(told([flight, activity], madrid)).toContain('2031-07-10T18:00 activity');
    // At home until the evening flight of the same day.
    const evening = {
      ...flight,
      starts: { local: '2031-07-10T20:00', zone: quito },
      ends: { local: '2031-07-11T15:00', zone: madrid },
    };
    expect(told([evening, activity], quito)).toContain('2031-07-10T18:00 activity');
  });

  test('of a cruise and of an appointment is a week and a day before, at nine', () => {
    expect(told([record('visa')])).toEqual(['2031-05-13T09:00 appointment', '2031-05-19T09:00 appointment']);
    expect(told([record('cruise')])).toHaveLength(2);
  });

  test('of a car is its pick-up and, three hours before, its return', () => {
    expect(told([record('car_rental')], 'America/Lima')).toEqual([
      '2031-07-09T18:00 pick-up',
      '2031-07-14T15:00 car-return',
    ]);
  });

  test('leaves after the quiet hours, or before them where it would come late; an airport’s does not wait', () => {
    const early = record('air_ticket', { boarding_time: { local: '2031-07-10T06:00', zone: quito } });
    expect(told([early])).toEqual([
      '2031-07-08T07:00 check-in',
      '2031-07-09T18:00 airport',
      '2031-07-10T01:00 airport',
    ]);
    const car = record('car_rental', { return_date: { local: '2031-07-14T08:00', zone: 'America/Lima' } });
    expect(told([car], 'America/Lima').at(-1)).toBe('2031-07-13T20:30 car-return');
  });

  test('is no airport for who only changes planes there', () => {
    const [first] = [record('air_ticket')];
    const onwards = (local: string) =>
      record(
        'air_ticket',
        {
          departure_airport: first?.details.destination_airport,
          boarding_time: { local, zone: galapagos },
          arrival_time: { local: '2031-07-11T23:00', zone: galapagos },
        },
        'record-onwards',
      );
    const airports = (local: string) =>
      told([record('air_ticket'), onwards(local)]).filter((line) => line.endsWith('airport'));
    expect(airports('2031-07-10T16:59')).toHaveLength(2);
    expect(airports('2031-07-10T19:00')).toHaveLength(4);
  });

  test('keeps its clock in the night in which the clocks of Madrid change', () => {
    const stay = (check_out: string) =>
      record('hosting', {
        check_in: { local: '2026-10-20T15:00', zone: madrid },
        check_out: { local: check_out, zone: madrid },
      });
    expect(told([stay('2026-10-25T11:00')], madrid)).toEqual(['2026-10-24T18:00 check-out']);
    expect(told([stay('2026-10-26T11:00')], madrid)).toEqual(['2026-10-25T18:00 check-out']);
    const flight = record('air_ticket', { boarding_time: { local: '2027-03-28T12:00', zone: madrid } });
    // Check-in opens 48 hours before, an hour of which that night lacks.
    expect(told([flight], madrid, startingIn(madrid))[0]).toBe('2027-03-26T11:00 check-in');
  });

  test.each([
    ['2026-10-25', madrid, '2026-10-25T01:00'],
    ['2027-03-28', madrid, '2027-03-27T23:00'],
    ['2026-11-01', newYork, '2026-11-01T01:00'],
    ['2027-03-14', newYork, '2027-03-13T23:00'],
  ])('is told by the clock, or so many real hours before, in the night to %s in %s', (day, zone, lastCall) => {
    const eve = addDays(day, -1);
    const at = (clock: string) => ({ local: `${day}T${clock}`, zone });
    const stay = record('hosting', {
      check_in: { local: `${addDays(day, -5)}T15:00`, zone },
      check_out: at('11:00'),
    });
    expect(told([stay], zone)).toEqual([`${eve}T18:00 check-out`]);
    const flight = record('air_ticket', { boarding_time: at('05:00'), arrival_time: at('10:00') });
    expect(told([flight], zone, startingIn(zone)).slice(-2)).toEqual([`${eve}T18:00 airport`, `${lastCall} airport`]);
  });

  test('is nothing of what was cancelled, and something else of what moved', () => {
    expect(told([record('hosting')], quito, { ...journey, is_cancelled: true })).toEqual([]);
    const cancelled = journey.services?.map((item) => ({
      ...item,
      cancellation: { at: '2030-01-01', reason: '', retained_cents: 0 },
    }));
    expect(told([record('hosting')], quito, { ...journey, services: cancelled ?? [] })).toEqual([]);
    const moved = record('hosting', { check_out: { local: '2031-07-15T11:00', zone: galapagos } });
    const [before] = ladderOf(journey, [record('hosting')]);
    const [after] = ladderOf(journey, [moved]);
    expect(after?.occasion).not.toBe(before?.occasion);
  });

  test('is of the same topic on another day, each kind of step by its own', () => {
    const records = serviceKinds.map((kind) => record(kind));
    const known = { records, documents: sampleDocuments, money: sampleMoney, agency: null };
    const occasions = ladderOfKnown({ ...known, journey: soldTwoDaysAgo(journey) });
    expect(new Set(occasions.map(({ kind }) => kind)).size).toBeGreaterThan(10);
    for (const { occasion } of occasions) {
      expect(topicOf(occasion)).not.toMatch(/\d{4}-\d{2}/);
      expect(topicOf(occasion.replace('2031-07-1', '2031-07-2'))).toBe(topicOf(occasion));
    }
    expect(new Set(occasions.map(({ kind, occasion }) => `${kind} ${topicOf(occasion)}`)).size).toBe(occasions.length);
  });

  test('is of a flight that is known late only what is to be done now', () => {
    const steps = ladderOf(journey, [record('air_ticket')]);
    const nowAt = (local: string) => {
      const now = new Date(toEpochMilliseconds({ local, zone: quito }));
      return steps.filter(({ dueAt, usefulUntil }) => dueAt <= now && usefulUntil > now).map(({ kind }) => kind);
    };
    expect(nowAt('2031-07-09T17:00')).toEqual(['check-in']);
    expect(nowAt('2031-07-09T19:00')).toEqual(['airport']);
    expect(nowAt('2031-07-10T09:00')).toEqual(['airport']);
  });

  test('helps until the next step of the same moment, or until its moment', () => {
    const steps = ladderOf(journey, [record('air_ticket')]);
    const [eve, last] = steps.filter(({ kind }) => kind === 'airport');
    expect(eve?.usefulUntil).toEqual(last?.dueAt);
    expect(clockAt(last?.usefulUntil ?? new Date(0), quito).local).toBe('2031-07-10T10:00');
  });
});
