import { conflict } from '@bitacora/contracts/messages';
import { Aggregate } from '@bitacora/kernel';

/** Since when a record is not counted any more, and why. */
export interface Voiding {
  at: string;
  reason: string;
}

/** What billing keeps of a journey: an invoice, a payment or a refund. Nothing is ever deleted; what is wrong is voided. */
export abstract class BillingRecord extends Aggregate {
  agency!: string;
  journey!: string;
  /** What stands on the paper as its number. */
  number: string | null = null;
  /** `YYYY-MM-DD` */
  creationDate!: string;
  voided: Voiding | null = null;

  /** Throws `conflict` when it was voided before. */
  void(voiding: Voiding): void {
    this.expectNotVoided();
    this.voided = voiding;
  }

  /** Throws `conflict`: what was voided stays as it was. */
  expectNotVoided(): void {
    if (this.voided) throw conflict('voided');
  }
}
