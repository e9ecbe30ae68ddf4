import { isPassport } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { type FieldErrors, isCedula } from '@bitacora/kernel';
import type { PersonDetails } from './person.ts';
import type { ProfileChanges } from './profile-changes.ts';

type Documents = Pick<PersonDetails, 'passport'>;

/** The passport that an agency adds to what it wrote of its passenger. */
export const addedPassport = (row: Documents | null, { passport }: ProfileChanges): string | null =>
  row?.passport === null ? (passport ?? null) : null;

/**
 * A document is never changed here; a passport that was not known is added by the agency whose passenger it is.
 * `known`: the person's own, where the agency edits that.
 */
export function passportErrors(added: string | null, known: string | null): FieldErrors {
  if (added === null || (known !== null && known !== added)) return { 'personal.passport': [messages.locked] };
  return isPassport(added) && !isCedula(added) ? {} : { 'personal.passport': [messages.notPassport] };
}
