/** A number without what people write between its digits; with its country by `+`, and then without the zero of who calls from within. */
const dialable = (number: string): string =>
  number
    .replace(/^(\D*(?:\+|00)[^(]*)\(0\)/, '$1')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');

/** The address that dials a number, an Ecuadorian one from abroad, too: travellers call from there. */
export const phoneLink = (number: string): string => `tel:${dialable(number).replace(/^0(?=\d{8,9}$)/, '+593')}`;

/** The address of a chat with a number, an Ecuadorian one with or without its country, with words to start from. */
export function chatLink(number: string, text?: string): string {
  const international = dialable(number).replace(/^0/, '593').replace('+', '');
  // Brackets too: where an address stands as plain text, they would end it.
  const words = text && encodeURIComponent(text).replace(/[()]/g, (one) => (one === '(' ? '%28' : '%29'));
  return `https://wa.me/${international}${words ? `?text=${words}` : ''}`;
}

/** An Ecuadorian number in its groups, with its country or the zero of who calls from within: a mobile one, or that of a house. */
const mobile = /^(?:0|\+593)(9\d)(\d{3})(\d{4})$/;
const landline = /^(?:0|\+593)(\d)(\d{3})(\d{4})$/;

/** Whether it is an Ecuadorian number, a mobile one or that of a house, with its country or the zero of who calls from within. */
export const isEcuadorian = (number: string): boolean => mobile.test(number) || landline.test(number);

/** The number for a chat with whom a phone calls; null where it has none, as an Ecuadorian house or office has none. */
export const chatNumber = (phone: string | null | undefined): string | null =>
  phone && !landline.test(phone) ? phone : null;

/** Ecuadorian numbers in the groups in which people read them; others as they are. */
export const readablePhone = (number: string): string =>
  number.replace(mobile, '0$1 $2 $3').replace(landline, '(0$1) $2-$3');

/** The same with the country, as they are dialled from another one: `+593 99 000 1234`, `+593 4 230 1200`. */
export const readableFromAbroad = (number: string): string =>
  number.replace(mobile, '+593 $1 $2 $3').replace(landline, '+593 $1 $2 $3');
