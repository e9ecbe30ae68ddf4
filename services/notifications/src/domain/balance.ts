import { balanceDueOf, moneyOf } from '@bitacora/contracts';
import type { Cents } from '@bitacora/kernel';
import type { Known } from './ladder/step.ts';

export interface Balance {
  /** What is still to be paid; less than zero is in the holder's favour. */
  cents: Cents;
  /** What all of it costs, or what was retained. */
  owedCents: Cents;
  /** Whether what was paid is less what was given back. */
  hasRefunds: boolean;
  /** Until when, a day in Guayaquil. */
  due: string;
  /** Of a journey that was called off: staff speak first of what is to be paid. */
  isCancelled: boolean;
}

/** What a journey still owes, by the calculation of its page; null while not all of it is known here. */
export function balanceOf({ journey, money }: Pick<Known, 'journey' | 'money'>): Balance | null {
  const { cost_cents, purchase_date } = journey;
  if (money === null || cost_cents === undefined || purchase_date === undefined) return null;
  const { balanceCents, owedCents } = moneyOf({ journey: { ...journey, cost_cents }, ...money });
  const hasRefunds = money.refunds.some(({ voided }) => !voided);
  return {
    cents: balanceCents,
    owedCents,
    hasRefunds,
    due: balanceDueOf({ ...journey, purchase_date }),
    isCancelled: journey.is_cancelled,
  };
}
