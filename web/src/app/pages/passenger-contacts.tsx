import type { PassengerProfile } from '@bitacora/contracts';
import { ContactButtons } from '../../features/journeys/contact-buttons.tsx';

/** Call, chat and mail, as far as there is a way; nothing without any. */
export function PassengerContacts({ contact: { phone, email } }: Pick<PassengerProfile, 'contact'>) {
  if (!phone && !email) return null;
  return <ContactButtons phone={phone ?? undefined} chat={phone ?? undefined} email={email ?? undefined} />;
}
