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

/** Ecuadorian numbers in the groups in which people read them; others as they are. */
export function readablePhone(number: string): string {
  const mobile = /^(?:0|\+593)(9\d)(\d{3})(\d{4})$/.exec(number);
  if (mobile) return `0${mobile[1]} ${mobile[2]} ${mobile[3]}`;
  const landline = /^0(\d)(\d{3})(\d{4})$/.exec(number);
  return landline ? `(0${landline[1]}) ${landline[2]}-${landline[3]}` : number;
}
