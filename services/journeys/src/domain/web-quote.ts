import { Aggregate } from '@bitacora/kernel';

/** What a visitor wrote in the quote form; an adviser answers within 24 hours (product 10.2). */
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

  static request(id: string, details: Omit<WebQuote, 'id' | 'version'>): WebQuote {
    return Object.assign(new WebQuote(), details, { id });
  }
}
