import type { QuoteLoss, QuoteStatus } from '@bitacora/contracts';
import { Aggregate } from '@bitacora/kernel';

/** What staff may change of a quote. */
export interface QuoteChanges {
  status?: QuoteStatus;
  owner?: string | null;
  notes?: string;
  lostReason?: QuoteLoss | null;
}

/** What a visitor wrote in the quote form, and what staff make of it; an adviser answers within 24 hours (product 10.2). */
export class WebQuote extends Aggregate {
  agency!: string;
  firstName!: string;
  lastName!: string;
  phone!: string;
  email!: string;
  adults!: number;
  children!: number;
  /** `YYYY-MM-DD` */
  travelDate!: string;
  /** ISO 3166-1 alpha-2 */
  country!: string;
  countryName!: string;
  createdAt!: Date;
  status: QuoteStatus = 'new';
  /** Employee who answers it. */
  owner: string | null = null;
  notes = '';
  lostReason: QuoteLoss | null = null;
  answeredAt: Date | null = null;
  closedAt: Date | null = null;

  static request(id: string, details: Pick<WebQuote, Written>): WebQuote {
    return Object.assign(new WebQuote(), details, { id });
  }

  /**
   * Says where it stands from now on. That it was answered stays from the first time on; what is open again is closed no
   * more, and only what is lost has a reason for it.
   */
  change({ status = this.status, owner = this.owner, notes = this.notes, lostReason }: QuoteChanges, now: Date): void {
    const isClosed = status === 'won' || status === 'lost';
    const isAnswered = status === 'answered' || status === 'won';
    this.closedAt = isClosed ? (this.status === status ? this.closedAt : now) : null;
    this.answeredAt ??= isAnswered ? now : null;
    this.lostReason = status === 'lost' ? (lostReason ?? this.lostReason) : null;
    Object.assign(this, { status, owner, notes });
  }
}

type Written =
  | 'agency'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'email'
  | 'adults'
  | 'children'
  | 'travelDate'
  | 'country'
  | 'countryName'
  | 'createdAt';
