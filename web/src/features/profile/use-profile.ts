import type { PersonContacts, PersonInformation } from '@bitacora/contracts';
import useSWR from 'swr';

/** The paths that are read, which are the keys to read anew. */
export const profileKeys = (userId: string) => ({
  information: `/api/v1/user/person/information/${userId}/`,
  contacts: `/api/v1/user/person/contacts/${userId}/`,
});

export interface Profile {
  information: PersonInformation;
  contacts: PersonContacts;
}

/** What the agency knows of a person: both halves, or nothing yet. */
export function useProfile(userId: string) {
  const keys = profileKeys(userId);
  const information = useSWR<PersonInformation, unknown>(keys.information);
  const contacts = useSWR<PersonContacts, unknown>(keys.contacts);
  const profile: Profile | null =
    information.data && contacts.data ? { information: information.data, contacts: contacts.data } : null;
  return {
    profile,
    error: information.error ?? contacts.error,
    isValidating: information.isValidating || contacts.isValidating,
    reload: () => Promise.all([information.mutate(), contacts.mutate()]),
  };
}
