import { api } from '../../lib/api/api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import useSWR from 'swr';
import type { LinkParams } from './use-new-password.ts';

/** `used`: what it asks for is done. */
export type LinkState = 'checking' | 'holds' | 'bad' | 'used' | 'unknown';

async function check(link: LinkParams): Promise<'holds' | 'bad' | 'used'> {
  try {
    await api.post('/auth/users/link/', link);
    return 'holds';
  } catch (error) {
    if (isApiError(error) && error.kind === 'fields') return 'bad';
    if (isApiError(error) && error.kind === 'forbidden') return 'used';
    throw error;
  }
}

/** Whether the link that led here still works, asked once when the page opens, before anything is typed. */
export function useLinkCheck(link: LinkParams) {
  const { data, error, isValidating, mutate } = useSWR<'holds' | 'bad' | 'used', unknown>(
    ['mailed-link', link.uid, link.token],
    () => check(link),
    // What was done with the link meanwhile is said by the page itself.
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  const state: LinkState = data ?? (error === undefined ? 'checking' : 'unknown');
  return { state, error, isChecking: isValidating, checkAgain: async () => void (await mutate()) };
}

export type LinkCheck = ReturnType<typeof useLinkCheck>;
