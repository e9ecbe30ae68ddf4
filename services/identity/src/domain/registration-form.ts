import type { BodyOf, PartsOf, registerPassengers } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { type FieldErrors, isCedula } from '@bitacora/kernel';
import type { EmergencyContact, PersonDetails } from './person.ts';
import { PhoneReader } from './phone.ts';

type Body = BodyOf<typeof registerPassengers>;

/** What an agency wrote about one passenger to be. */
export interface RegistrationForm {
  details: PersonDetails;
  isAuthorised: boolean;
}

/** Errors of documents: repeated in the list, or a cédula in the place of a passport, which would take its username. */
export function documentErrors(passengers: PartsOf<Body['passengers']>): FieldErrors {
  const errors: FieldErrors = {};
  const seen = new Set<string>();
  for (const [index, passenger] of passengers.entries()) {
    if (!passenger) continue;
    for (const field of ['id_number', 'passport'] as const) {
      const document = passenger[field];
      if (!document) continue;
      if (seen.has(`${field} ${document}`)) errors[`passengers.${index}.${field}`] = [messages.passengerRepeated];
      seen.add(`${field} ${document}`);
    }
    if (passenger.passport && isCedula(passenger.passport)) {
      errors[`passengers.${index}.passport`] = [messages.notPassport];
    }
  }
  return errors;
}

/**
 * The forms of a registration, with every error that its fields alone do not show. The common contact completes what a
 * passenger left open; its e-mail only the first one's, because whoever reads an e-mail activates the account.
 */
export function readRegistration(body: Body): { forms: RegistrationForm[]; errors: FieldErrors } {
  const phones = new PhoneReader();
  const commonPhone = phones.read('contact.phone', body.contact?.phone ?? null);
  const emergencyContact = readEmergencyContact(body, phones);
  const forms = body.passengers.map((passenger, index) => ({
    details: {
      idNumber: passenger.id_number,
      passport: passenger.passport,
      firstName: passenger.first_name,
      lastName: passenger.last_name,
      birthDate: passenger.birth_date,
      gender: passenger.gender,
      civilStatus: passenger.civil_status,
      contact: {
        email: passenger.email ?? (index === 0 ? (body.contact?.email ?? null) : null),
        phone: phones.read(`passengers.${index}.phone`, passenger.phone) ?? commonPhone,
        address: body.contact?.address ?? null,
      },
      emergencyContact,
    },
    isAuthorised: passenger.guardian_authorisation ?? false,
  }));
  return { forms, errors: { ...documentErrors(body.passengers), ...phones.errors } };
}

function readEmergencyContact({ emergency_contact: contact }: Body, phones: PhoneReader): EmergencyContact | null {
  if (!contact) return null;
  return { ...contact, phone: phones.read('emergency_contact.phone', contact.phone) ?? '' };
}
