import { describe, expect, test } from '@jest/globals';
import { lineOf } from '../../src/admin/reminders-command.ts';
import { ladderOf } from '../../src/domain/ladder/ladder.ts';
import type { Step } from '../../src/domain/ladder/step.ts';
import { type ToldStep, toldSteps } from '../../src/domain/ladder/told-steps.ts';
import { titleOfStep } from '../../src/mails/titles-of-steps.ts';
import { journey, recordOf } from './fixture/written-mails.ts';

const now = new Date('2031-06-01T12:00:00.000Z');
const at = (day: number) => new Date(Date.UTC(2031, 5, day, 14));

const step = (changes: Partial<Step> = {}): Step => ({
  kind: 'papers',
  occasion: 'papers:passport:2031-07-10:30d',
  dueAt: at(10),
  usefulUntil: at(20),
  ...changes,
});
const row = (changes: Partial<ToldStep> = {}): ToldStep => ({
  ...step(),
  item: null,
  record: null,
  state: 'planned',
  decidedAt: null,
  ...changes,
});
const told = (ladder: readonly Step[], ledger: readonly ToldStep[]) =>
  toldSteps(ladder, ledger, [], now).map(({ kind, state }) => `${kind} ${state}`);

describe('what will be told about a journey', () => {
  test('is first what is planned, the soonest first, then what was decided, the latest first', () => {
    const ladder = [
      step({ dueAt: at(12) }),
      step({ kind: 'balance', occasion: 'balance:2031-06-18:7d', dueAt: at(11) }),
    ];
    const ledger = [
      row({ dueAt: at(12) }),
      row({ kind: 'balance', occasion: 'balance:2031-06-18:7d', dueAt: at(11) }),
      row({ kind: 'vouchers', occasion: 'vouchers', state: 'dropped', dueAt: at(2), decidedAt: at(2) }),
      row({ kind: 'pending', occasion: 'pending', state: 'queued', dueAt: at(3), decidedAt: at(3) }),
    ];
    expect(told(ladder, ledger)).toEqual(['balance planned', 'papers planned', 'pending queued', 'vouchers dropped']);
  });

  test('is also what the ledger does not have yet, but nothing that helps nobody any more', () => {
    expect(told([step()], [])).toEqual(['papers planned']);
    expect(told([step({ usefulUntil: now })], [])).toEqual([]);
  });

  test('is not what is planned and no step any more', () => {
    expect(told([], [row()])).toEqual(['papers withdrawn']);
    expect(told([step({ occasion: 'papers:passport:2031-08-10:30d' })], [row()])).toEqual([
      'papers planned',
      'papers withdrawn',
    ]);
  });

  test('is said in the words of its mail, without any amount, also of what is no step any more', () => {
    const hosting = recordOf('hosting');
    const known = { journey, records: [hosting], documents: null, money: { payments: [], refunds: [] }, agency: null };
    const sold = { ...journey, purchase_date: '2031-01-10' };
    const titles = toldSteps(ladderOf({ ...known, journey: sold }), [], known.records, new Date(0)).map((one) =>
      titleOfStep(one, sold),
    );
    expect(titles).toEqual(
      expect.arrayContaining([
        'Faltan 7 días para pagar su saldo',
        'Su saldo se paga hasta hoy',
        `Salida del hospedaje: ${hosting.title}`,
      ]),
    );
    expect(titles.join(' ')).not.toMatch(/\$|undefined/);
    expect(titleOfStep(row({ kind: 'check-in', occasion: 'x' }), journey)).toBe('Ya puede hacer el check-in');
    const car = { id: 'r', kind: 'car_rental', title: 'Auto en Quito' } as const;
    expect(titleOfStep(row({ kind: 'pick-up', record: car }), journey)).toBe('Entrega de su vehículo: Auto en Quito');
  });

  test('is for an operator a line each: when by the clock of its place, what becomes of it, to whom, and what it says', () => {
    const reminder = {
      id: 'x',
      title: 'Salida del hospedaje: Hotel Solymar',
      audience: 'travellers' as const,
      leaves: { at: '2031-07-14T00:00:00.000Z', local: '2031-07-13T18:00', zone: 'Pacific/Galapagos' },
      state: 'planned' as const,
      decided_at: null,
      has_reader: true,
    };
    expect(lineOf(reminder, '2031-06-01')).toBe(
      'dom 13 jul, 18:00, hora de Galápagos  Previsto  A los viajeros  Salida del hospedaje: Hotel Solymar',
    );
    const atHome = { ...reminder.leaves, zone: 'America/Guayaquil' };
    expect(lineOf({ ...reminder, leaves: atHome, has_reader: false }, '2031-06-01')).toMatch(
      /18:00 Guayaquil .*Hotel Solymar\. Nadie lo recibirá: no hay un correo al que llegue, o se desactivaron estos avisos\.$/,
    );
  });
});
