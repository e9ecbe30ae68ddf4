import type { choices, StoredFile } from '@bitacora/contracts';
import { BillingRecord } from './billing-record.ts';

export type PaymentMethod = keyof typeof choices.payment_methods;

/** A payment of a journey, with the voucher that proves it. */
export class Payment extends BillingRecord {
  method!: PaymentMethod;
  valueCents!: number;
  voucher!: StoredFile;

  /** Throws RangeError for a payment of nothing. */
  static record(details: PaymentDetails): Payment {
    const payment = Object.assign(new Payment(), details);
    payment.check();
    return payment;
  }

  change(changes: PaymentChanges): void {
    this.expectNotVoided();
    Object.assign(this, changes);
    this.check();
  }

  private check(): void {
    if (this.valueCents <= 0) throw new RangeError('a payment of nothing');
  }
}

export type PaymentDetails = Pick<
  Payment,
  'id' | 'agency' | 'journey' | 'method' | 'valueCents' | 'number' | 'creationDate' | 'voucher'
>;

export type PaymentChanges = Partial<Pick<Payment, 'method' | 'valueCents' | 'number' | 'creationDate' | 'voucher'>>;
