import { ageOn } from '@bitacora/kernel';
import { MINIMUM_AGE } from '../constants.ts';

export { MINIMUM_AGE };
/** From this age a person consents alone; below, a guardian authorises (product 12.3). */
export const OWN_CONSENT_AGE = 15;

/** What an age allows: a person without an account, an account that a guardian authorises, or an account. */
export type Registration = 'without-account' | 'with-guardian' | 'with-account';

/** What somebody's age allows on a day (both days `YYYY-MM-DD`): the birthday itself counts. */
export function registrationOn(birthDate: string, day: string): Registration {
  const age = ageOn(birthDate, day);
  if (age < MINIMUM_AGE) return 'without-account';
  return age < OWN_CONSENT_AGE ? 'with-guardian' : 'with-account';
}
