/** Where links to the quote form lead. */
export const QUOTE_ID = 'cotizar';

/** The two ways on of the first screen. */
export const HERO_ACTIONS_ID = 'portada';
