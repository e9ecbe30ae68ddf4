import type { Known } from '../domain/ladder/step.ts';
import type { Projected } from '../persistence/projected-snapshots.ts';
import { sampleJourney } from './sample-journey.ts';

/** What was paid of the journey: 500 dollars. */
export const sampleMoney: Known['money'] = { payments: [{ value_cents: 50_000 }], refunds: [] };

/** The same of which some was given back, as it was recorded. */
export const sampleMoneyReturned: Known['money'] = {
  payments: [{ value_cents: 170_000 }],
  refunds: [{ amount_cents: 20_000, date: '2030-06-28' }],
};

const day = '2030-06-28';
const ofEntry = {
  id: '01920000-0000-7000-8000-000000000005',
  journey: sampleJourney.id,
  number: '001-001-000000123',
};

type Billed = { [Table in 'invoices' | 'payments' | 'refunds']: Projected<Table> };

/** What was invoiced, paid and given back, as it was recorded. */
export const sampleEntries: Billed = {
  invoices: { ...ofEntry, total_cost_cents: 150_000, creation_date: day },
  payments: { ...ofEntry, method: 'TRANSFER', value_cents: 50_000, creation_date: day },
  refunds: { ...ofEntry, method: 'CASH', amount_cents: 20_000, date: day, reason: 'Se pagó de más' },
};

/** Why one of them does not hold any more. */
export const sampleVoiding = { at: '2030-07-01T15:00:00.000Z', reason: 'Se registró dos veces' };
