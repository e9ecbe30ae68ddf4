// Mails print numbers the same way.
export { readablePhone } from '@bitacora/kernel/phone';

const dialable = (number: string) => number.replace(/[^\d+]/g, '');

export const phoneLink = (number: string) => `tel:${dialable(number)}`;

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
