import { type PassengerAnswer, pathOf, registerPassengers, registerPassengersBody } from '@bitacora/contracts';
import { api } from '../../../lib/api/api.ts';
import { AGENCY_RUC } from '../../../lib/environment.ts';
import { rawResolver } from '../../../lib/forms/raw-resolver.ts';
import { useFormLife } from '../../../lib/forms/use-form-life.ts';
import { notify } from '../../../lib/notify.ts';
import type { Traveller } from '../model/journey-values.ts';
import { words } from '../words.ts';

const start = {
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
};

export type NewPassenger = typeof start;

const labels = {
  id_number: words.passenger.idNumber,
  passport: words.passenger.passport,
  first_name: words.passenger.firstName,
  last_name: words.passenger.lastName,
  birth_date: words.passenger.birthDate,
  gender: words.passenger.gender,
  civil_status: words.passenger.civilStatus,
  email: words.passenger.email,
  phone: words.passenger.phone,
  guardian_authorisation: words.passenger.guardian,
};

const rules = rawResolver<NewPassenger>(registerPassengersBody);

/** One passenger, registered from within another form. Whoever is known by that document already is the same person. */
export function useNewPassenger(onMade: (traveller: Traveller) => void) {
  return useFormLife<NewPassenger, NewPassenger, { passengers: PassengerAnswer[] }>({
    start,
    resolver: rules,
    labels: () => labels,
    failed: words.passenger.failed,
    save: (values, { keys }) =>
      api.post(pathOf(registerPassengers, { ruc: AGENCY_RUC }), values, { idempotencyKey: keys.keyFor(values) }),
    onSaved: ({ passengers }) => {
      notify.success(words.passenger.created);
      for (const passenger of passengers) onMade(passenger);
    },
  });
}
