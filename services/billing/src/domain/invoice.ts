import type { StoredFile } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { expectValid, type FieldErrors } from '@bitacora/kernel';
import { BillingRecord } from './billing-record.ts';

/** Who travels on the invoice's journey, as far as they must be known. */
export type Travellers = readonly string[];

/** An invoice of a journey: of the whole of it, or of one passenger (`factura personal`). */
export class Invoice extends BillingRecord {
  isPassengerInvoice!: boolean;
  passenger: string | null = null;
  totalCostCents!: number;
  file!: StoredFile;

  /** Throws `invalid` when a personal invoice has no passenger, or the passenger does not travel. */
  static issue(details: InvoiceDetails, travellers: Travellers): Invoice {
    const invoice = Object.assign(new Invoice(), details);
    invoice.check(travellers);
    return invoice;
  }

  /** Changes some fields. `travellers` are needed only for another passenger. Throws `invalid` under the same rules. */
  change(changes: InvoiceChanges, travellers: Travellers | null): void {
    this.expectNotVoided();
    const known = travellers ?? this.ownTravellers;
    Object.assign(this, changes);
    this.check(known);
  }

  /** What of a change breaks a rule; the passenger that it has already needs nobody to say that he or she travels. */
  errorsOfChange({ isPassengerInvoice, passenger }: InvoiceChanges, travellers: Travellers | null): FieldErrors {
    return passengerErrors(
      {
        isPassengerInvoice: isPassengerInvoice ?? this.isPassengerInvoice,
        passenger: passenger === undefined ? this.passenger : passenger,
      },
      travellers ?? this.ownTravellers,
    );
  }

  private get ownTravellers(): Travellers {
    return this.passenger === null ? [] : [this.passenger];
  }

  private check(travellers: Travellers): void {
    const errors = passengerErrors(this, travellers);
    expectValid(errors);
  }
}

/** Whether a change names another passenger than the present one: only then journeys must say who travels. */
export const namesAnother = (
  invoice: Pick<Invoice, 'passenger'>,
  { passenger }: { passenger?: string | null | undefined },
): boolean => passenger !== undefined && passenger !== null && passenger !== invoice.passenger;

/**
 * Whose an invoice may be. Of a body that is wrong elsewhere a field may be unknown (undefined), and the travellers (null)
 * when its journey is: what depends on them is not judged then.
 */
export function passengerErrors(
  {
    isPassengerInvoice,
    passenger,
  }: { isPassengerInvoice?: boolean | undefined; passenger?: string | null | undefined },
  travellers: Travellers | null,
): FieldErrors {
  if (isPassengerInvoice && passenger === null) return { passenger: [messages.passengerOfInvoice] };
  const isKnown = !passenger || !travellers || travellers.includes(passenger);
  return isKnown ? {} : { passenger: [messages.notOnJourney] };
}

export type InvoiceDetails = Pick<
  Invoice,
  | 'id'
  | 'agency'
  | 'journey'
  | 'isPassengerInvoice'
  | 'passenger'
  | 'totalCostCents'
  | 'number'
  | 'creationDate'
  | 'file'
>;

export type InvoiceChanges = Partial<
  Pick<Invoice, 'isPassengerInvoice' | 'passenger' | 'totalCostCents' | 'number' | 'creationDate' | 'file'>
>;
