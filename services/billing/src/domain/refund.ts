import type { StoredFile } from '@bitacora/contracts';
import { refundedConflict, validationMessages as messages } from '@bitacora/contracts/messages';
import { type Cents, dollarsOfCents, type FieldErrors, formatDollars } from '@bitacora/kernel';
import { BillingRecord } from './billing-record.ts';
import type { PaymentMethod } from './payment.ts';

/** Money of a journey that went back to who had paid. */
export class Refund extends BillingRecord {
  method!: PaymentMethod;
  amountCents!: number;
  /** The day on which it was given back, `YYYY-MM-DD`. */
  date!: string;
  reason!: string;
  voucher: StoredFile | null = null;

  /** Throws RangeError for a refund of nothing. */
  static record(details: RefundDetails): Refund {
    const refund = Object.assign(new Refund(), details);
    if (refund.amountCents <= 0) throw new RangeError('a refund of nothing');
    return refund;
  }
}

export type RefundDetails = Pick<
  Refund,
  'id' | 'agency' | 'journey' | 'method' | 'amountCents' | 'date' | 'reason' | 'number' | 'creationDate' | 'voucher'
>;

const said = (cents: Cents) => formatDollars(dollarsOfCents(cents));

/** No more goes back than what was paid and is still here. */
export const refundErrors = (amountCents: Cents, paidCents: Cents): FieldErrors =>
  amountCents > paidCents ? { amount: [messages.refundAbovePaid(said(paidCents))] } : {};

/** A payment may be corrected to less, down to what refunds need of it. */
export const lessPaidErrors = (from: Cents, to: Cents, paidCents: Cents): FieldErrors =>
  from - to > paidCents ? { value: [messages.paymentBelowRefunds(said(from - paidCents))] } : {};

/** Throws `conflict` when refunds need the payment that is to be voided. */
export function expectNotRefunded(valueCents: Cents, paidCents: Cents): void {
  if (valueCents > paidCents) throw refundedConflict(said(valueCents - paidCents));
}
