import { passengerChangeBody, type PassengerProfile, typedBirthDay } from '@bitacora/contracts';
import { useRef } from 'react';
import { useSWRConfig } from 'swr';
import { z } from 'zod';
import { api } from '../../lib/api/api.ts';
import { readablePersonField } from '../../lib/forms/readable.ts';
import { rawResolver } from '../../lib/forms/raw-resolver.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { notify } from '../../lib/notify.ts';
import { words as fields } from '../../lib/passengers/words.ts';
import { passengerPath } from './use-passenger.ts';
import { words } from './words.ts';

export interface PassengerValues {
  personal: {
    /** Added where there was none; one that is there stays as it is. */
    passport: string;
    first_name: string;
    last_name: string;
    birth_date: string;
    gender: string;
    civil_status: string;
  };
  contact: { email: string; phone: string; address: string };
  emergency_contact: { first_name: string; last_name: string; phone: string; relationship: string };
}

const personal = passengerChangeBody.shape.personal.unwrap();

/** Nobody to call is all fields empty; one that is filled needs the phone. */
const emergencyOf = (values: PassengerValues['emergency_contact']) =>
  Object.values(values).every((part) => part === '') ? null : values;

const rules = passengerChangeBody.extend({
  personal: personal.extend({ birth_date: typedBirthDay(personal.shape.birth_date) }),
  emergency_contact: z.preprocess(
    (value) => emergencyOf(value as PassengerValues['emergency_contact']),
    passengerChangeBody.shape.emergency_contact,
  ),
});

function valuesOf({ personal: person, contact, emergency_contact: emergency }: PassengerProfile): PassengerValues {
  const { passport, first_name, last_name, birth_date, gender, civil_status } = person;
  return {
    personal: { passport: passport ?? '', first_name, last_name, birth_date, gender, civil_status },
    contact: { email: contact.email ?? '', phone: contact.phone ?? '', address: contact.address ?? '' },
    emergency_contact: {
      first_name: emergency?.first_name ?? '',
      last_name: emergency?.last_name ?? '',
      phone: emergency?.phone ?? '',
      relationship: emergency?.relationship ?? '',
    },
  };
}

const ofEmergency = (field: string) => words.inPart(words.emergency, field);

const labels = {
  'personal.passport': fields.passport,
  'personal.first_name': fields.firstName,
  'personal.last_name': fields.lastName,
  'personal.birth_date': fields.birthDate,
  'personal.gender': fields.gender,
  'personal.civil_status': fields.civilStatus,
  'contact.email': fields.email,
  'contact.phone': fields.phone,
  'contact.address': fields.address,
  'emergency_contact.first_name': ofEmergency(fields.firstName),
  'emergency_contact.last_name': ofEmergency(fields.lastName),
  'emergency_contact.phone': ofEmergency(fields.phone),
  'emergency_contact.relationship': ofEmergency(fields.relationship),
};

/** What staff change of a passenger, whose documents stay; a passport that was missing is added. */
export function usePassengerForm(passenger: PassengerProfile, onClose: () => void) {
  const { mutate } = useSWRConfig();
  const path = passengerPath(passenger.id);
  const newest = useRef(passenger);
  const finish = (stored: PassengerProfile) => {
    void mutate(path, stored, { revalidate: false });
    void mutate((key) => typeof key === 'string' && key !== path && key.includes('passengers'));
    notify.success(words.saved);
    onClose();
  };
  return useFormLife<PassengerValues, PassengerValues, PassengerProfile>({
    start: valuesOf(passenger),
    draft: { name: `passenger.${passenger.id}` },
    resolver: rawResolver(rules),
    labels: () => labels,
    failed: words.saveFailed,
    save: (values, { version }) =>
      api.patch(path, { ...values, emergency_contact: emergencyOf(values.emergency_contact), version }),
    onSaved: finish,
    edited: {
      version: passenger.version,
      textOf: readablePersonField,
      readNewest: async () => {
        newest.current = await api.get<PassengerProfile>(path);
        return { version: newest.current.version, values: valuesOf(newest.current) };
      },
      onStoredAlready: () => finish(newest.current),
    },
  });
}
