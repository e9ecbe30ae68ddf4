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

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

const emailsIn = (text: string): Found[] =>
  [...text.matchAll(email)].map(({ 0: address, index }) => ({
    from: index,
    to: index + address.length,
    href: `mailto:${address}`,
  }));

/** What costs nothing to call in Ecuador, or the same from everywhere there; nobody dials it from abroad. */
const ofCompanies = /^1[78]00\d{6}$/;

/** Whether it is written as one who dials it writes it: by its country, or from within Ecuador with its zero. */
const isDialled = (written: string, number: string): boolean =>
  number.startsWith('+593') ? /^\(?(0|\+|593)/.test(written) && isEcuadorian(number) : /^(\+|00)/.test(written);

/** What stands between commas: the digits after one are another number. */
const stretchesBetweenCommas = (text: string) => [...text.matchAll(/[^,;]+/g)];

/** Numbers that are no account, date or reservation; nor what may be a cédula, which looks like a mobile number of Ecuador. */
const phonesIn = (text: string): Found[] =>
  stretchesBetweenCommas(text)
    .flatMap(({ 0: stretch, index }) =>
      findPhoneNumbersInText(stretch, 'EC').map(({ number, startsAt, endsAt }) => ({
        number,
        startsAt: index + startsAt,
        endsAt: index + endsAt,
      })),
    )
    .filter(({ number, startsAt, endsAt }) => {
      const written = text.slice(startsAt, endsAt);
      const isOfCompany = ofCompanies.test(number.nationalNumber);
      return isOfCompany || (isDialled(written, number.number) && !isCedula(plainDocument(written)));
    })
    .map(({ number: { number, nationalNumber }, startsAt, endsAt }) => ({
      from: startsAt,
      to: endsAt,
      href: ofCompanies.test(nationalNumber) ? `tel:${nationalNumber}` : phoneLink(number),
    }));

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
