import { words } from './words.ts';

/** Who somebody is, as forms hold it: texts as they are typed. */
export interface PersonValues {
  passport: string;
  first_name: string;
  last_name: string;
  birth_date: string;
  gender: string;
  civil_status: string;
}

/** How somebody is reached, and who is called in an emergency. */
export interface ContactValues {
  contact: { email: string; phone: string; address: string };
  emergency_contact: { first_name: string; last_name: string; phone: string; relationship: string };
}

/** One new passenger. */
export interface PassengerValues extends PersonValues {
  id_number: string;
  email: string;
  phone: string;
  guardian_authorisation: boolean;
  /** Staff have said that somebody of the same name and day of birth is another person. */
  is_another: boolean;
}

export interface NewPassengersValues extends ContactValues {
  passengers: PassengerValues[];
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

/** Each with what the common contact gives where the own field is empty: the phone, and of the first one the e-mail. */
export const withContact = ({ passengers, contact }: Pick<NewPassengersValues, 'passengers' | 'contact'>) =>
  passengers.map((passenger, index) => ({
    ...passenger,
    phone: passenger.phone || contact.phone,
    email: passenger.email || (index === 0 ? contact.email : ''),
  }));

export const MOST_AT_ONCE = 50;

const textsOf = (values: object) => Object.values(values).filter((value) => typeof value === 'string');

/** Whether nothing of a passenger was written yet. */
export const isEmptyPassenger = (passenger: PassengerValues) => textsOf(passenger).every((text) => text.trim() === '');

export const nameOf = ({ first_name, last_name }: Pick<PassengerValues, 'first_name' | 'last_name'>) =>
  `${first_name.trim()} ${last_name.trim()}`.trim();

export const passengerLabels = {
  id_number: words.idNumber,
  passport: words.passport,
  first_name: words.firstName,
  last_name: words.lastName,
  birth_date: words.birthDate,
  gender: words.gender,
  civil_status: words.civilStatus,
  email: words.email,
  phone: words.phone,
  guardian_authorisation: words.guardian,
  is_another: words.known.isAnother,
} as const satisfies Record<keyof PassengerValues, string>;

export const emergencyLabels = {
  'emergency_contact.first_name': words.inPart(words.emergency, words.firstName),
  'emergency_contact.last_name': words.inPart(words.emergency, words.lastName),
  'emergency_contact.phone': words.inPart(words.emergency, words.phone),
  'emergency_contact.relationship': words.inPart(words.emergency, words.relationship),
} as const;

const common = {
  'contact.email': words.inPart(words.contact, words.email),
  'contact.phone': words.inPart(words.contact, words.phone),
  'contact.address': words.inPart(words.contact, words.address),
  ...emergencyLabels,
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

/** The same of one passenger alone, whose number nobody needs. */
export const labelsOfOne = (): Record<string, string> =>
  Object.fromEntries(Object.entries(passengerLabels).map(([name, label]) => [`passengers.0.${name}`, label]));
