import { passengerChangeBody, type PassengerProfile, typedBirthDay } from '@bitacora/contracts';
import { useRef } from 'react';
import { useSWRConfig } from 'swr';
import { z } from 'zod';
import { api } from '../../lib/api/api.ts';
import { sayDone } from '../../lib/do-at-once.ts';
import { readablePersonField } from '../../lib/forms/readable.ts';
import { rawResolver } from '../../lib/forms/raw-resolver.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { notify } from '../../lib/notify.ts';
import { type ContactValues, emergencyLabels, type PersonValues } from '../../lib/passengers/passenger-values.ts';
import { words as fields } from '../../lib/passengers/words.ts';
import { whoChangedPassenger } from '../../lib/who-changed.ts';
import { passengerPath } from './use-passenger.ts';
import { words } from './words.ts';

export interface ProfileValues extends ContactValues {
  /** A passport is added where there was none; one that is there stays as it is. */
  personal: PersonValues;
}

const personal = passengerChangeBody.shape.personal.unwrap();

/** Nobody to call is all fields empty; one that is filled needs the phone. */
const emergencyOf = (values: ContactValues['emergency_contact']) =>
  Object.values(values).every((part) => part === '') ? null : values;

const rules = passengerChangeBody.extend({
  personal: personal.extend({ birth_date: typedBirthDay(personal.shape.birth_date) }),
  emergency_contact: z.preprocess(
    (value) => emergencyOf(value as ContactValues['emergency_contact']),
    passengerChangeBody.shape.emergency_contact,
  ),
});

function valuesOf({ personal: person, contact, emergency_contact: emergency }: PassengerProfile): ProfileValues {
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
  ...emergencyLabels,
};

/** Another e-mail may have mailed somebody or taken an account away, and a passport stays. */
const canBeTakenBack = (former: ProfileValues, now: ProfileValues): boolean =>
  former.contact.email === now.contact.email && former.personal.passport === now.personal.passport;

/** What staff change of a passenger, whose documents stay; a passport that was missing is added. Taken back for 10 s where it can be. */
export function usePassengerForm(passenger: PassengerProfile, onClose: () => void) {
  const { mutate } = useSWRConfig();
  const path = passengerPath(passenger.id);
  const newest = useRef(passenger);
  const show = (stored: PassengerProfile) => {
    void mutate(path, stored, { revalidate: false });
    void mutate((key) => typeof key === 'string' && key !== path && key.includes('passengers'));
  };
  const patch = (values: ProfileValues, version: number) =>
    api.patch<PassengerProfile>(path, {
      ...values,
      emergency_contact: emergencyOf(values.emergency_contact),
      version,
    });
  const finish = (stored: PassengerProfile, former?: ProfileValues) => {
    show(stored);
    if (former && canBeTakenBack(former, valuesOf(stored))) {
      const undo = async () => show(await patch(former, stored.version));
      sayDone({ said: words.saved, subject: passenger.id, undo });
    } else notify.success(words.saved);
    onClose();
  };
  return useFormLife<ProfileValues, ProfileValues, PassengerProfile>({
    start: valuesOf(passenger),
    draft: { name: `passenger.${passenger.id}` },
    resolver: rawResolver(rules),
    labels: () => labels,
    failed: words.saveFailed,
    save: (values, { version }) => patch(values, version),
    onSaved: finish,
    edited: {
      version: passenger.version,
      textOf: readablePersonField,
      readNewest: async () => {
        const [stored, by] = await Promise.all([api.get<PassengerProfile>(path), whoChangedPassenger(passenger.id)]);
        newest.current = stored;
        return { version: stored.version, values: valuesOf(stored), by };
      },
      onStoredAlready: () => finish(newest.current),
    },
  });
}
