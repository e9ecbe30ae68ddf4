import type { PassengerProfile } from '@bitacora/contracts';
import type { ReactNode } from 'react';
import { ContactButtons } from '../../features/journeys/contact-buttons.tsx';

interface PassengerContactsProps extends Pick<PassengerProfile, 'contact'> {
  /** Where there is no way at all. */
  otherwise?: ReactNode;
}

/** Call, chat and mail, as far as there is a way. */
export function PassengerContacts({ contact: { phone, email }, otherwise = null }: PassengerContactsProps) {
  if (!phone && !email) return otherwise;
  return <ContactButtons phone={phone ?? undefined} chat={phone ?? undefined} email={email ?? undefined} />;
}
