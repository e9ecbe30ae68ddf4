const coefficients = [2, 1, 2, 1, 2, 1, 2, 1, 2];

/**
 * Whether a text is a valid Ecuadorian cédula: 10 digits, province 01–24 or 30, last digit by modulus 10.
 * A third digit of 6 or more is allowed: foreign residents hold such numbers.
 */
export function isCedula(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false;
  const province = Number(text.slice(0, 2));
  if (!((province >= 1 && province <= 24) || province === 30)) return false;
  const sum = coefficients.reduce((total, coefficient, index) => {
    const product = Number(text[index]) * coefficient;
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return (10 - (sum % 10)) % 10 === Number(text[9]);
}

/** A document's number as it is kept: a cédula without the dash, dots or spaces that it is printed with; others as they are. */
export function plainDocument(text: string): string {
  const digits = text.trim().replace(/[\s.\-–]/g, '');
  return isCedula(digits) ? digits : text.trim();
}

/** Whether a text can be a RUC: 13 digits, a real province, establishment 001 or later. Companies follow no modulus. */
export function isRuc(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false;
  const province = Number(text.slice(0, 2));
  return ((province >= 1 && province <= 24) || province === 30) && Number(text.slice(10)) >= 1;
}
