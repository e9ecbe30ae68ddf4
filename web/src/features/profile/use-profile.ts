import type { Profile } from '@bitacora/contracts';
import useSWR from 'swr';

/** Where a person is read and changed whole. */
export const profilePath = (userId: string) => `/api/v1/user/profile/${userId}/`;

/** What the agency knows of a person. */
export function useProfile(userId: string) {
  return useSWR<Profile, unknown>(profilePath(userId));
}
