import { foldText } from './fold-text.ts';

const tidy = (text: string) => foldText(text).replace(/\s+/g, ' ').trim();

/** Text as it is searched and sorted: without accents, case or double spaces; what is missing is left out. */
export const searchable = (...texts: readonly (string | null | undefined)[]): string =>
  tidy(texts.filter(Boolean).join(' '));

/** A phone or document as somebody writes it in one word: figures, and what stands between them. */
const figures = /^\+?[\d.()\-–]{7,}$/;

/** The figures that a number has however it is written: `593991234567` and `099-123-4567` are one, as are `091000001-7` and `0910000017`. */
const figuresOf = (word: string) => word.replace(/\D/g, '').replace(/^(?:593|0)(?=\d{9}$)/, '');

/** The country of a phone, which most numbers are kept without. */
const ownCountry = /\+593[\s-]*/g;

/** More than anybody types of one name, phone or code; each is looked for by itself. */
const MOST_WORDS = 8;

/** The words of a search, each to be found somewhere in what `searchable` made. */
export function searchWords(query: string): string[] {
  const words = searchable(query.replace(ownCountry, '')).split(' ').filter(Boolean);
  return [...new Set(words.map((word) => (figures.test(word) ? figuresOf(word) : word)))].slice(0, MOST_WORDS);
}

/** A number beside its figures alone, for what is searched: `001-001-000000123` is found by either. */
export const withFigures = (number: string): string => `${number} ${number.replace(/\D/g, '')}`;
