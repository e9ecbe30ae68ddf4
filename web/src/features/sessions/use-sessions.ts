import type { Session } from '@bitacora/contracts';
import useSWR from 'swr';
import { words } from './words.ts';

export const sessionsPath = '/api/v1/user/sessions/';

/** What the device calls itself, or that it said nothing that we know. */
export const deviceOf = ({ device }: Session) => device || words.unknownDevice;

function thisFirst(sessions: readonly Session[]): Session[] {
  return sessions.toSorted(
    (one, other) =>
      Number(other.is_current) - Number(one.is_current) ||
      Date.parse(other.last_used_at) - Date.parse(one.last_used_at),
  );
}

/** Where the person's account is open: this device first, then the last used. */
export function useSessions() {
  const { data, error, isValidating, mutate } = useSWR<Session[], unknown>(sessionsPath);
  return { data: data && thisFirst(data), error, isValidating, mutate };
}
