import { keptFact, type KeptFact } from '@bitacora/contracts';

/** Of a journey's snapshot, what is said of money. */
const amounts = new Set(['cost_cents', 'balance_due', 'retained_cents']);

/** A fact of a journey as somebody reads it who sees no amounts; what a service costs stands in its record, which is of services. */
export function withoutAmounts(fact: KeptFact): KeptFact {
  if (!fact.name.startsWith('journeys.')) return fact;
  const kept = JSON.stringify(fact.data, (key, value: unknown) => (amounts.has(key) ? undefined : value));
  return { ...fact, data: keptFact.shape.data.parse(JSON.parse(kept)) };
}
