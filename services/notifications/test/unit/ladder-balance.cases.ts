import { describe, expect, test } from '@jest/globals';
import { ladderOf } from '../../src/domain/ladder/ladder.ts';
import { stepKinds } from '../../src/domain/ladder/step-kinds.ts';
import type { Known } from '../../src/domain/ladder/step.ts';
import { clockAt } from '../../src/domain/quiet-hours.ts';
import { journey, recordOf } from './fixture/written-mails.ts';

const quito = 'America/Guayaquil';
const madrid = 'Europe/Madrid';
const sold = { ...journey, purchase_date: '2031-01-10' };
const voided = { at: '2031-02-01T10:00:00.000Z', reason: 'x' };

const known = (changes: Partial<Known> = {}): Known => ({
  journey: sold,
  records: [],
  documents: null,
  money: { payments: [], refunds: [] },
  agency: null,
  ...changes,
});
const told = (changes: Partial<Known> = {}, zone = quito) =>
  ladderOf(known(changes)).flatMap(({ kind, dueAt }) => (kind === 'balance' ? [clockAt(dueAt, zone).local] : []));
const paid = (...amounts: (number | [number, typeof voided])[]): Partial<Known> => ({
  money: {
    payments: amounts.map((one) =>
      typeof one === 'number' ? { value_cents: one } : { value_cents: one[0], voided: one[1] },
    ),
    refunds: [],
  },
});
const inTime = ['2031-06-18T09:00', '2031-06-22T09:00', '2031-06-25T09:00'];

describe('what the holder is reminded of the balance', () => {
  test('is a week and three days before it is due, and on that day, at nine', () => {
    expect(told()).toEqual(inTime);
    expect(stepKinds.balance).toMatchObject({ audience: 'holder', gathers: true, atNight: 'after' });
  });

  test('is nothing once all is paid, and comes back with a payment that is voided or given back', () => {
    expect(told(paid(100_000, 50_000))).toEqual([]);
    expect(told(paid(100_000))).toEqual(inTime);
    expect(told(paid(150_000, [50_000, voided]))).toEqual([]);
    expect(told(paid([150_000, voided]))).toEqual(inTime);
    const refund = { amount_cents: 100, date: '2030-01-01' };
    const payments = [{ value_cents: 150_000 }];
    expect(told({ money: { payments, refunds: [refund] } })).toEqual(inTime);
    expect(told({ money: { payments, refunds: [{ ...refund, voided }] } })).toEqual([]);
  });

  test('moves with the day that was agreed, and with that of travel where none was', () => {
    expect(told({ journey: { ...sold, balance_due: '2031-07-01' } })[0]).toBe('2031-06-24T09:00');
    expect(told({ journey: { ...sold, balance_due: null } })).toEqual(inTime);
    expect(told({ journey: { ...sold, balance_due: null, travel_date: '2031-07-11' } })[0]).toBe('2031-06-19T09:00');
  });

  test('is nothing of a journey that was called off, or whose money is not all known here', () => {
    expect(told({ journey: { ...sold, is_cancelled: true } })).toEqual([]);
    expect(told({ money: null })).toEqual([]);
    expect(told({ journey: { ...sold, cost_cents: undefined } })).toEqual([]);
  });

  test('is nothing on the day of the sale or before it: what was sold then was told then', () => {
    expect(told({ journey: { ...sold, purchase_date: '2031-06-18' } })).toEqual(inTime.slice(1));
    expect(told({ journey: { ...sold, purchase_date: '2031-06-25' } })).toEqual([]);
    const recorded = journey.services?.map((item) => ({ ...item, added_at: '2031-06-23T02:00:00.000Z' })) ?? [];
    // Recorded on the evening of the 22nd in Guayaquil.
    expect(told({ journey: { ...sold, services: recorded } })).toEqual(inTime.slice(2));
  });

  test('is at nine where they are then, also in the night in which the clocks of Madrid change', () => {
    const flight = {
      ...recordOf('air_ticket'),
      starts: { local: '2026-10-20T10:00', zone: quito },
      ends: { local: '2026-10-21T06:00', zone: madrid },
    };
    const away = { ...sold, purchase_date: '2026-01-10', balance_due: '2026-10-28', travel_date: '2026-10-20' };
    expect(told({ journey: away, records: [flight] }, madrid)).toEqual([
      '2026-10-21T09:00',
      '2026-10-25T09:00',
      '2026-10-28T09:00',
    ]);
  });

  test('helps until the next one, and the last one until its day is over in Guayaquil', () => {
    const [first, second, last] = ladderOf(known());
    expect(first?.usefulUntil).toEqual(second?.dueAt);
    expect(last?.usefulUntil).toEqual(new Date('2031-06-26T05:00:00Z'));
  });
});
