import { parsePhoneNumberFromString } from 'libphonenumber-js';

const mobile = /^09\d{8}$/;
const landline = /^0[2-7]\d{7}$/;

/**
 * A phone number as it is kept: an Ecuadorian one as it is dialled there (mobile of 10 digits, landline of 9), a foreign
 * one in E.164 (product 19.3). Null when it can be neither.
 */
export function normalisePhone(text: string): string | null {
  const parsed = parsePhoneNumberFromString(text, 'EC');
  if (!parsed) return null;
  if (parsed.countryCallingCode !== '593') return parsed.isPossible() ? parsed.number : null;
  const dialled = `0${parsed.nationalNumber}`;
  return mobile.test(dialled) || landline.test(dialled) ? dialled : null;
}
