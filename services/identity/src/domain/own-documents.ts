import { validationMessages as messages } from '@bitacora/contracts/messages';
import type { FieldErrors } from '@bitacora/kernel';
import type { Passenger } from './passenger.ts';
import type { PersonDetails } from './person.ts';

/** Passengers of the agency itself that hold a document which it writes. */
export interface OwnHolders {
  ofCedula: Passenger | null;
  ofPassport: Passenger | null;
}

/** Which of its passengers the agency writes of; null where none of them is. */
export function ownPassenger(details: PersonDetails, { ofCedula, ofPassport }: OwnHolders): Passenger | null {
  if (ofCedula) return ofCedula;
  return ofPassport?.contradicts(details).idNumber ? null : ofPassport;
}

/** What does not fit what the agency wrote itself: it tells of nobody else's people, whoever else has one of the documents. */
export function ownDocumentErrors(details: PersonDetails, holders: OwnHolders): FieldErrors {
  const own = ownPassenger(details, holders);
  if (holders.ofPassport && holders.ofPassport !== own) return { passport: [messages.documentOfAnother] };
  return own ? documentErrorsOf(own, details) : {};
}

/** What of the documents does not fit a passenger: by what the agency itself wrote of it. */
export function documentErrorsOf(known: Passenger, details: PersonDetails): FieldErrors {
  if (known.isMistakenFor(details)) {
    return { [known.idNumber === null ? 'passport' : 'id_number']: [messages.documentOfAnother] };
  }
  const { idNumber, passport } = known.contradicts(details);
  return {
    ...(idNumber && { id_number: [messages.otherDocumentKnown] }),
    ...(passport && { passport: [messages.otherDocumentKnown] }),
  };
}
