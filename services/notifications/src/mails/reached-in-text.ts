import { isCedula, plainDocument } from '@bitacora/kernel';
import { isEcuadorian, phoneLink } from '@bitacora/kernel/phone';
import { findPhoneNumbersInText } from 'libphonenumber-js';

/** A stretch of a text; where it is a number or an address, also what a press on it opens. */
export interface Stretch {
  /** Where in the text it begins. */
  from: number;
  text: string;
  href: string | null;
}

interface Found {
  from: number;
  to: number;
  href: string;
}

/** From its beginning: what is before it in a word with an accent would be left out of the address. */
const email = /(?<![\p{L}\p{N}._%+-])[A-Za-z0-9][\w.+-]*@[\w-]+(?:\.[\w-]+)+/gu;

const emailsIn = (text: string): Found[] =>
  [...text.matchAll(email)].map(({ 0: address, index }) => ({
    from: index,
    to: index + address.length,
    href: `mailto:${address}`,
  }));

/** What companies are called by from within Ecuador; nobody dials it from abroad. */
const ofCompanies = /^\+593(1[78]00\d{6})$/;

/** What is dialled: a number of a company as it is, any other from abroad, too. */
const linkOf = (number: string): string => number.replace(ofCompanies, 'tel:$1').replace(/^\+.*/, phoneLink);

/** Whether it is written as one who dials it writes it: by its country, or from within Ecuador with its zero. */
function isDialled(written: string, number: string): boolean {
  if (ofCompanies.test(number)) return true;
  return number.startsWith('+593') ? /^\(?(0|\+|593)/.test(written) && isEcuadorian(number) : /^(\+|00)/.test(written);
}

/** Digits that are written as those of a document, and may be one: a mobile number looks like a cédula of Guayas. */
const mayBeCedula = (written: string): boolean => /^\d{9}-?\d$/.test(written) && isCedula(plainDocument(written));

/** What stands between commas or on a line: the digits after it are another number. */
const piecesOf = (text: string) => [...text.matchAll(/[^,;\r\n]+/g)];

/** Numbers that are no account, date, reservation or document. */
const phonesIn = (text: string): Found[] =>
  piecesOf(text).flatMap(({ 0: piece, index }) =>
    findPhoneNumbersInText(piece, 'EC')
      .filter(({ number: { number }, startsAt, endsAt }) => {
        const written = piece.slice(startsAt, endsAt);
        return isDialled(written, number) && !mayBeCedula(written);
      })
      .map(({ number: { number }, startsAt, endsAt }) => ({
        from: index + startsAt,
        to: index + endsAt,
        href: linkOf(number),
      })),
  );

/** What somebody wrote, in stretches: every number and address in it can be pressed (product 16.3). */
export function reachedInText(text: string): Stretch[] {
  const found = [...emailsIn(text), ...phonesIn(text)].toSorted((one, other) => one.from - other.from);
  const stretches: Stretch[] = [];
  let told = 0;
  for (const { from, to, href } of found) {
    // Digits of an address are no number.
    if (from < told) continue;
    if (from > told) stretches.push({ from: told, text: text.slice(told, from), href: null });
    stretches.push({ from, text: text.slice(from, to), href });
    told = to;
  }
  if (told < text.length) stretches.push({ from: told, text: text.slice(told), href: null });
  return stretches;
}
