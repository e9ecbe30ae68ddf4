import type { Cents } from './money.ts';

/** An amount that was invoiced, paid or given back; a voided one stays listed and is not counted. */
export interface BilledAmount {
  cents: Cents;
  isVoided: boolean;
}

/** What a journey's money follows from. */
export interface JourneyAmounts {
  costCents: Cents;
  /** What the agency keeps of a journey that was called off; null while it stands. */
  retainedCents: Cents | null;
  payments: readonly BilledAmount[];
  refunds: readonly BilledAmount[];
}

export interface JourneyMoney {
  /** The cost, or what was retained. */
  owedCents: Cents;
  paidCents: Cents;
  /** What is still to be paid; less than zero is in the traveller's favour. */
  balanceCents: Cents;
}

/** The sum of what counts. */
export function countedCents(amounts: readonly BilledAmount[]): Cents {
  return amounts.reduce((sum, { cents, isVoided }) => (isVoided ? sum : sum + cents), 0);
}

/** What was paid and not given back: as much could still be. */
export function paidCents({ payments, refunds }: Pick<JourneyAmounts, 'payments' | 'refunds'>): Cents {
  return countedCents(payments) - countedCents(refunds);
}

/** Owed, paid and balance of a journey (product 8.3) in whole cents: every screen, mail and route says these. */
export function journeyMoney(amounts: JourneyAmounts): JourneyMoney {
  const owed = amounts.retainedCents ?? amounts.costCents;
  const paid = paidCents(amounts);
  return { owedCents: owed, paidCents: paid, balanceCents: owed - paid };
}
