/** A number with its country's code; one that is written the Ecuadorian way (09…) gets Ecuador's. */
export function internationalPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.startsWith('0') ? `593${digits.slice(1)}` : digits;
}
