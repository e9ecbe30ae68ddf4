import { at, paths } from './paths.ts';

/** Addresses at which a sale begins: of staff alone, which a visitor does not load. */
export const salePaths = {
  /** A journey that begins with a designed package. */
  sellPackage: (id: string) => at(paths.newJourney, { package: id }),
  /** Who travels of a quote, and then its journey, with all that is known of it. */
  convertQuote: (id: string) => at(paths.newPassenger, { quote: id }),
  /** A journey that begins with a quote, of these passengers. */
  sellQuote: (id: string, passengers: readonly string[]) =>
    at(paths.newJourney, { passengers: passengers.join(','), quote: id }),
  /** A journey that begins as another one was. */
  copyJourney: (id: string) => at(paths.newJourney, { copy: id }),
};
