import { homeMessages } from '@bitacora/contracts/messages';

const messages = homeMessages.quote;

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
  last_name: messages.lastName,
  first_name: messages.firstName,
  phone: messages.phone,
  email: messages.email,
  n_adults: messages.adults,
  n_children: messages.children,
  travel_date: messages.travelDate,
  country: messages.country,
  privacy_accepted: messages.privacy,
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
