import { describe, expect, test } from '@jest/globals';
import { ladderOf } from '../../src/domain/ladder/ladder.ts';
import type { Known } from '../../src/domain/ladder/step.ts';
import { clockAt } from '../../src/domain/quiet-hours.ts';
import { journey, opinion, PUBLIC_URL, recordOf, write } from './fixture/written-mails.ts';

const quito = 'America/Guayaquil';

describe('the greeting to who is back', () => {
  const told = (changes: Partial<Known['journey']> = {}, records: Known['records'] = []) =>
    ladderOf({ journey: { ...journey, ...changes }, records, documents: null, money: null, agency: null })
      .filter(({ kind }) => kind === 'welcome-back')
      .map(({ dueAt, usefulUntil }) => [clockAt(dueAt, quito).local, clockAt(usefulUntil, quito).local]);

  test('is due two days after the last day at 10:00, and serves for a week', () => {
    expect(told()).toEqual([['2031-07-18T10:00', '2031-07-25T10:00']]);
  });

  test('counts from the day on which the last service ends, by the clock of where they are then', () => {
    const stay = { ...recordOf('hosting'), ends: { local: '2031-07-19T11:00', zone: 'Pacific/Galapagos' } };
    expect(told({}, [stay])).toEqual([['2031-07-21T11:00', '2031-07-28T11:00']]);
  });

  test('is for nobody of a journey that is called off, or of which every service is', () => {
    const cancellation = { at: '2031-06-01T10:00:00.000Z', reason: 'No viaja', retained_cents: 0 };
    expect(told({ is_cancelled: true })).toEqual([]);
    expect(told({ services: journey.services?.map((item) => ({ ...item, cancellation })) })).toEqual([]);
  });

  test('asks one question, each mark a link to where it is sent, and tells nothing that is pending', async () => {
    const { text, subject } = await write('welcome-back');
    expect(subject).toBe('¿Cómo estuvo su viaje a Baltra, Ecuador?');
    expect(text).toContain('¿Cómo estuvo su viaje, del 1 al 5?');
    for (const [mark, name] of Object.entries({ 1: 'muy mal', 3: 'regular', 5: 'excelente' })) {
      expect(text).toContain(`${mark}, ${name} ${PUBLIC_URL}/opinion/${opinion}?nota=${mark}`);
    }
    expect(text).not.toMatch(/pendiente|Aún estamos reservando/);
  });

  test('leads to where the answer is taken for 90 days after the last service, also where no return was agreed', async () => {
    const stay = { ...recordOf('hosting'), ends: { local: '2031-10-18T11:00', zone: 'Pacific/Galapagos' } };
    const { text } = await write('welcome-back', [{ occasion: 'welcome-back:2031-10-18:2d' }], {
      journey: { ...journey, return_date: null },
      records: [stay],
    });
    expect(text).toContain(`${PUBLIC_URL}/opinion/2032-01-16`);
  });

  test('is written to nobody once the journey ends on another day', async () => {
    await expect(write('welcome-back', [{ occasion: 'welcome-back:2031-07-15:2d' }])).rejects.toThrow(
      'nothing is left',
    );
  });
});
