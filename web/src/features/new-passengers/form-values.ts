import { words } from './words.ts';

/** One passenger as the form holds it: texts as they are typed. */
export interface PassengerValues {
  id_number: string;
  passport: string;
  first_name: string;
  last_name: string;
  birth_date: string;
  gender: string;
  civil_status: string;
  email: string;
  phone: string;
  guardian_authorisation: boolean;
  /** Staff have said that somebody of the same name and day of birth is another person. */
  is_another: boolean;
}

export interface NewPassengersValues {
  passengers: PassengerValues[];
  contact: { email: string; phone: string; address: string };
  emergency_contact: { first_name: string; last_name: string; phone: string; relationship: string };
}

export const emptyPassenger: PassengerValues = {
  id_number: '',
  passport: '',
  first_name: '',
  last_name: '',
  birth_date: '',
  gender: '',
  civil_status: '',
  email: '',
  phone: '',
  guardian_authorisation: false,
  is_another: false,
};

export const emptyForm: NewPassengersValues = {
  passengers: [emptyPassenger],
  contact: { email: '', phone: '', address: '' },
  emergency_contact: { first_name: '', last_name: '', phone: '', relationship: '' },
};

export const MOST_AT_ONCE = 50;

const textsOf = (values: object) => Object.values(values).filter((value) => typeof value === 'string');

/** Whether nothing of a passenger was written yet. */
export const isEmptyPassenger = (passenger: PassengerValues) => textsOf(passenger).every((text) => text.trim() === '');

export const nameOf = ({ first_name, last_name }: Pick<PassengerValues, 'first_name' | 'last_name'>) =>
  `${first_name.trim()} ${last_name.trim()}`.trim();

const { fields } = words;

export const passengerLabels = {
  id_number: words.idNumber,
  passport: words.passport,
  first_name: fields.firstName,
  last_name: fields.lastName,
  birth_date: fields.birthDate,
  gender: fields.gender,
  civil_status: fields.civilStatus,
  email: fields.email,
  phone: fields.phone,
  guardian_authorisation: words.guardian,
  is_another: words.known.isAnother,
} as const satisfies Record<keyof PassengerValues, string>;

const common = {
  'contact.email': words.inPart(words.contact.title, fields.email),
  'contact.phone': words.inPart(words.contact.title, fields.phone),
  'contact.address': words.inPart(words.contact.title, fields.address),
  'emergency_contact.first_name': words.inPart(words.emergency.title, fields.firstName),
  'emergency_contact.last_name': words.inPart(words.emergency.title, fields.lastName),
  'emergency_contact.phone': words.inPart(words.emergency.title, fields.phone),
  'emergency_contact.relationship': words.inPart(words.emergency.title, fields.relationship),
};

/** The fields in the order of the screen, each said with its passenger. */
export function labelsOf({ passengers }: NewPassengersValues): Record<string, string> {
  const each = passengers.flatMap((_, index) =>
    Object.entries(passengerLabels).map(([name, label]) => [
      `passengers.${index}.${name}`,
      words.inPassenger(index + 1, label),
    ]),
  );
  return { ...(Object.fromEntries(each) as Record<string, string>), ...common };
}

/** What a tab kept of this form. */
export function isNewPassengersValues(kept: unknown): kept is NewPassengersValues {
  if (typeof kept !== 'object' || kept === null || !('passengers' in kept) || !Array.isArray(kept.passengers)) {
    return false;
  }
  const hasShape = (value: unknown, shape: object) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(shape).every(
      ([name, empty]) => typeof Object.entries(value).find(([key]) => key === name)?.[1] === typeof empty,
    );
  return (
    kept.passengers.length > 0 &&
    kept.passengers.every((passenger) => hasShape(passenger, emptyPassenger)) &&
    'contact' in kept &&
    hasShape(kept.contact, emptyForm.contact) &&
    'emergency_contact' in kept &&
    hasShape(kept.emergency_contact, emptyForm.emergency_contact)
  );
}
