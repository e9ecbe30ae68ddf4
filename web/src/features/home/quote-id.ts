/** Where links to the quote form lead. */
export const QUOTE_ID = 'cotizar';
