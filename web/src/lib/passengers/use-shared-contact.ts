import type { KnownPassenger, PassengerProfile } from '@bitacora/contracts';
import { useMemo, useState } from 'react';
import { KnownPassengers } from './known-passengers.ts';
import { type ContactValues, emptyPassenger } from './passenger-values.ts';
import { useKnownPassengers } from './use-known-passengers.ts';

/** Who else of the agency has the e-mail or phone that is typed for somebody it has already; of what was theirs before nobody is named. */
export function useSharedContact({ id, contact }: PassengerProfile, typed: ContactValues['contact']): KnownPassenger[] {
  const [directory] = useState(() => new KnownPassengers());
  const email = typed.email === contact.email ? '' : typed.email;
  const phone = typed.phone === contact.phone ? '' : typed.phone;
  const asked = useMemo(() => (email || phone ? [{ ...emptyPassenger, email, phone }] : []), [email, phone]);
  const { known } = useKnownPassengers(directory, asked);
  return (known[0] ?? []).filter((one) => one.id !== id);
}
