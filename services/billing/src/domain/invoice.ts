import type { StoredFile } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { Aggregate, InvalidError } from '@bitacora/kernel';

/** Who travels on the invoice's journey, as far as they must be known. */
export type Travellers = readonly string[];

/** An invoice of a journey: of the whole of it, or of one passenger (`factura personal`). */
export class Invoice extends Aggregate {
  agency!: string;
  journey!: string;
  isPassengerInvoice!: boolean;
  passenger: string | null = null;
  totalCostCents!: number;
  /** `YYYY-MM-DD` */
  creationDate!: string;
  file!: StoredFile;

  /** Throws `invalid` when a personal invoice has no passenger, or the passenger does not travel. */
  static issue(details: InvoiceDetails, travellers: Travellers): Invoice {
    const invoice = Object.assign(new Invoice(), details);
    invoice.check(travellers);
    return invoice;
  }

  /** Changes some fields. `travellers` are needed only for another passenger. Throws `invalid` under the same rules. */
  change(changes: InvoiceChanges, travellers: Travellers | null): void {
    const known = travellers ?? (this.passenger === null ? [] : [this.passenger]);
    Object.assign(this, changes);
    this.check(known);
  }

  private check(travellers: Travellers): void {
    if (this.isPassengerInvoice && this.passenger === null) {
      throw new InvalidError({ passenger: [messages.passengerOfInvoice] });
    }
    if (this.passenger !== null && !travellers.includes(this.passenger)) {
      throw new InvalidError({ passenger: [messages.notOnJourney] });
    }
  }
}

export type InvoiceDetails = Pick<
  Invoice,
  'id' | 'agency' | 'journey' | 'isPassengerInvoice' | 'passenger' | 'totalCostCents' | 'creationDate' | 'file'
>;

export type InvoiceChanges = Partial<
  Pick<Invoice, 'isPassengerInvoice' | 'passenger' | 'totalCostCents' | 'creationDate' | 'file'>
>;
