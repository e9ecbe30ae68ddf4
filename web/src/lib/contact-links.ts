// Mails print and link numbers the same way.
export { chatLink, chatNumber, phoneLink, readableFromAbroad, readablePhone } from '@bitacora/kernel/phone';

export const mailLink = (address: string, subject?: string) =>
  `mailto:${address}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;

/** A maps page at a place. */
export function mapLink(latitude: number, longitude: number): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}
