import { type LuggageStatus, usualLeadTimes } from '@bitacora/contracts';
import { describe, expect, test } from '@jest/globals';
import { ladderOf } from '../../src/domain/ladder/ladder.ts';
import { luggageSteps, quoteSteps } from '../../src/domain/ladder/questions.ts';
import type { Known, Step } from '../../src/domain/ladder/step.ts';
import { clockAt } from '../../src/domain/quiet-hours.ts';
import { journey, recordOf, write } from './fixture/written-mails.ts';

describe('staff reminders', () => {
  const quito = 'America/Guayaquil';
  const times = (steps: readonly Step[]) =>
    steps.map(({ kind, dueAt, usefulUntil }) => [kind, clockAt(dueAt, quito).local, clockAt(usefulUntil, quito).local]);

  describe('a service without its record', () => {
    const sold = (added_at: string | null, changes: object = {}): Known['journey'] => ({
      ...journey,
      services: journey.services
        ?.filter(({ kind }) => kind === 'hosting')
        .map((item) => ({ ...item, added_at, ...changes })),
    });
    const told = (about: Known['journey'], records: Known['records'] = [], lead_times?: { pending_hours: number }) =>
      times(
        ladderOf({
          journey: about,
          records,
          documents: null,
          money: null,
          agency: { ruc: '0993371112001', ...(lead_times ? { lead_times } : {}) },
        }).filter(({ kind }) => kind === 'pending'),
      );

    test('is told who answers for its journey a day after it was sold, never at night, and is news for two days', () => {
      expect(told(sold('2031-05-01T15:00:00.000Z'))).toEqual([['pending', '2031-05-02T10:00', '2031-05-04T10:00']]);
      expect(told(sold('2031-05-01T04:00:00.000Z'))).toEqual([['pending', '2031-05-02T07:00', '2031-05-03T23:00']]);
    });

    test('is late when its agency says so', () => {
      expect(told(sold('2031-05-01T15:00:00.000Z'), [], { pending_hours: 6 })[0]?.[1]).toBe('2031-05-01T16:00');
    });

    test('is no news once it has its record or was called off, nor while nobody said since when it is sold', () => {
      const at = '2031-05-01T15:00:00.000Z';
      expect(told(sold(at), [recordOf('hosting')])).toEqual([]);
      expect(told(sold(at, { cancellation: { at, reason: 'x', retained_cents: 0 } }))).toEqual([]);
      expect(told({ ...sold(at), is_cancelled: true })).toEqual([]);
      expect(told(sold(null))).toEqual([]);
    });
  });

  describe('what somebody asked the agency', () => {
    const created_at = '2031-05-01T15:00:00.000Z';

    test('as a quote is told again four hours before its time is over, and before the night where that falls into it', () => {
      expect(times(quoteSteps({ created_at }))).toEqual([['quote-due', '2031-05-01T20:30', '2031-05-02T10:00']]);
      const [step] = quoteSteps({ created_at: '2031-05-01T17:00:00.000Z' });
      expect(clockAt(step?.dueAt ?? new Date(0), quito).local).toBe('2031-05-02T08:00');
    });

    test('as a quote is no news once somebody answered or closed it', () => {
      expect(quoteSteps({ created_at, answered_at: created_at })).toEqual([]);
      expect(quoteSteps({ created_at, closed_at: created_at })).toEqual([]);
    });

    test('as luggage is told again after two days, or as long as its agency has it, while it is open', () => {
      const told = (status: LuggageStatus, luggage_days = 2) =>
        times(luggageSteps({ created_at, status, package_service: 'ticket' }, { ...usualLeadTimes, luggage_days }));
      expect(told('open')).toEqual([['luggage-late', '2031-05-03T10:00', '2031-05-05T10:00']]);
      expect(told('open', 1)[0]?.[1]).toBe('2031-05-02T10:00');
      expect([told('answered'), told('withdrawn'), told('suspended')]).toEqual([[], [], []]);
      // Its ticket was called off meanwhile: the time begins anew.
      const resumed = { created_at: '2031-04-01T15:00:00Z', waits_since: created_at } as const;
      const [step] = luggageSteps({ ...resumed, status: 'open', package_service: 'ticket' }, usualLeadTimes);
      expect(times(step ? [step] : [])).toEqual(told('open'));
    });
  });

  test('a reminder to staff names the service, or the visitor, and leads to where it is answered', async () => {
    const pending = await write('pending-reminder');
    expect(pending.subject).toBe('Falta el registro: Hospedaje, viaje de Ana Lucía Muñoz a Baltra');
    expect(pending.text).toContain('Hospedaje\n');
    expect(pending.text).toContain('Debió registrarse hasta:\ndom 30 jun, 10:00 Guayaquil\n');
    const soon = { journey: { ...journey, travel_date: '2030-07-10', return_date: '2030-07-16' } };
    // Of this year it goes without saying which.
    expect((await write('vouchers-warning', [{ occasion: 'vouchers-warning:2030-07-10:10d' }], soon)).subject).toMatch(
      /Ecuador, mié 10 jul$/,
    );
    const both = await write('pending-reminder', [{}, { occasion: 'pending:item-visa:2030-06-29T15:00:00.000Z:24h' }]);
    expect(pending.text).toContain('\nHospedaje: falta el registro\n');
    expect(both.subject).toBe('Falta el registro: viaje de Ana Lucía Muñoz a Baltra, Ecuador, jue 10 jul 2031');
    expect(both.text).toContain('A 2 servicios les falta el registro\n');
    expect(both.html).toContain('Hospedaje\u00a0· Visa<');
    const quote = await write('quote-reminder');
    expect(quote.subject).toBe('Espera respuesta: la cotización de Rosa Villacís a Perú');
    expect(quote.text).toContain('Responder hasta:\nmar 2 jul, 09:05 Guayaquil');
    const luggage = await write('luggage-reminder');
    expect(luggage.subject).toBe('Equipaje sin respuesta: Boleto Aéreo, Ida, viaje de Ana Lucía Muñoz a Baltra');
    expect(luggage.text).toMatch(/Responder hasta:\n.*\n[^]*Boleto: Boleto Aéreo, Ida/);
    expect(luggage.text).toContain('Responder la solicitud:');
    expect(luggage.text).toContain('Correo: ana@correo.ec');
  });
});
