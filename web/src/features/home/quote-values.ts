import { words } from './words.ts';

/** What a visitor writes. */
export interface QuoteValues {
  last_name: string;
  first_name: string;
  phone: string;
  email: string;
  n_adults: string;
  n_children: string;
  travel_date: string;
  country: string;
  privacy_accepted: boolean;
}

export type QuoteField = keyof QuoteValues;

/** The form's fields in order, with their labels. */
export const quoteLabels: Readonly<Record<QuoteField, string>> = {
  last_name: words.quote.lastName,
  first_name: words.quote.firstName,
  phone: words.quote.phone,
  email: words.quote.email,
  n_adults: words.quote.adults,
  n_children: words.quote.children,
  travel_date: words.quote.travelDate,
  country: words.quote.country,
  privacy_accepted: words.quote.privacy,
};

export const quoteFields = Object.keys(quoteLabels) as QuoteField[];

export const emptyQuote: QuoteValues = {
  last_name: '',
  first_name: '',
  phone: '',
  email: '',
  n_adults: '1',
  n_children: '0',
  travel_date: '',
  country: '',
  privacy_accepted: false,
};
