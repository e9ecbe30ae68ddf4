import { validationMessages as messages } from '@bitacora/contracts/messages';
import type { FieldErrors } from '@bitacora/kernel';
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

/** Reads the numbers of a form and remembers which could not be read; one that was cleared, or not sent, stays so. */
export class PhoneReader {
  readonly errors: FieldErrors = {};

  read<Text extends string | null | undefined>(field: string, text: Text): string | null | Exclude<Text, string> {
    if (typeof text !== 'string') return text as Exclude<Text, string>;
    const phone = normalisePhone(text);
    if (phone === null) this.errors[field] = [messages.notPhone];
    return phone;
  }
}
