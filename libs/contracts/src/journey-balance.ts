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

/** Whether a service of a journey that stands was called off lately: how much of its balance is left is to be asked first. */
export const isCostToConfirm = (
  services: readonly { cancellation?: { at: string } | null | undefined }[],
  today: string,
): boolean =>
  services.some(
    ({ cancellation }) => cancellation && daysBetween(dayAt(new Date(cancellation.at)), today) < COST_TO_CONFIRM_DAYS,
  );
