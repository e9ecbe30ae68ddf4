import { type BilledAmount, dayAt, daysBetween, journeyMoney, type JourneyMoney } from '@bitacora/kernel';
import { COST_TO_CONFIRM_DAYS } from './constants.ts';
import type { JourneySnapshot, PaymentSnapshot, RefundSnapshot } from './events/snapshots.ts';
import { usualBalanceDue } from './validation/balance-due.ts';

/** What a journey's money follows from, as its snapshots say it. */
export interface Billed {
  journey: Pick<JourneySnapshot, 'cost_cents' | 'cancellation'>;
  payments: readonly Pick<PaymentSnapshot, 'value_cents' | 'voided'>[];
  refunds: readonly Pick<RefundSnapshot, 'amount_cents' | 'voided'>[];
}

const billed = (cents: number, { voided }: { voided?: object | null | undefined }): BilledAmount => ({
  cents,
  isVoided: Boolean(voided),
});

/** Owed, paid and balance of a journey, as far as its snapshots are known: the kernel's one calculation. */
export const moneyOf = ({ journey, payments, refunds }: Billed): JourneyMoney =>
  journeyMoney({
    costCents: journey.cost_cents,
    retainedCents: journey.cancellation?.retained_cents ?? null,
    payments: payments.map((payment) => billed(payment.value_cents, payment)),
    refunds: refunds.map((refund) => billed(refund.amount_cents, refund)),
  });

/** Until when a journey's balance is to be paid (product 8.5); one of before that was kept has the usual day. */
export const balanceDueOf = (journey: Pick<JourneySnapshot, 'balance_due' | 'travel_date' | 'purchase_date'>): string =>
  journey.balance_due ?? usualBalanceDue(journey);

/** What may have changed the cost of a journey that stands, as its view or its snapshots say it. */
interface Unsettled {
  services: readonly { cancellation?: { at: string } | null | undefined }[];
  refunds: readonly { date: string; voided?: object | null | undefined }[];
}

/**
 * Why how much of a journey's balance is left is to be asked first (product 8.5): a service was called off lately, or money was
 * given back; null where neither is so. `today` is a day in Guayaquil.
 */
export function whyCostIsToConfirm(
  { services, refunds }: Unsettled,
  today: string,
): 'service-cancelled' | 'money-returned' | null {
  const isRecent = (day: string) => daysBetween(day, today) < COST_TO_CONFIRM_DAYS;
  if (services.some(({ cancellation }) => cancellation && isRecent(dayAt(new Date(cancellation.at))))) {
    return 'service-cancelled';
  }
  return refunds.some(({ date, voided }) => !voided && isRecent(date)) ? 'money-returned' : null;
}
