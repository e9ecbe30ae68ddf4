/** Where links to the quote form lead. */
export const QUOTE_ID = 'cotizar';

/** The words of the first screen and the two ways on below them. */
export const HERO_WORDS_ID = 'portada';
