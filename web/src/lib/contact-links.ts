import { dialable } from '@bitacora/kernel/phone';

// Mails print numbers the same way.
export { phoneLink, readablePhone } from '@bitacora/kernel/phone';

export const mailLink = (address: string) => `mailto:${address}`;

/** A chat with a number, an Ecuadorian one with or without its country, with words to start from. */
export function chatLink(number: string, text?: string): string {
  const international = dialable(number).replace(/^0/, '593').replace('+', '');
  return `https://wa.me/${international}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}

/** A maps page at a place. */
export function mapLink(latitude: number, longitude: number): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}
