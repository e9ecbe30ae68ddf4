import { sessionMessages as messages } from '@bitacora/contracts/messages';
import useSWR from 'swr';

export interface OpenSession {
  id: string;
  started_at: string;
  last_used_at: string;
  device: string;
  address: string;
  is_current: boolean;
}

export const sessionsPath = '/api/v1/user/sessions/';

/** What the device calls itself, or that it said nothing that we know. */
export const deviceOf = ({ device }: OpenSession) => device || messages.unknownDevice;

function thisFirst(sessions: readonly OpenSession[]): OpenSession[] {
  return sessions.toSorted(
    (one, other) =>
      Number(other.is_current) - Number(one.is_current) ||
      Date.parse(other.last_used_at) - Date.parse(one.last_used_at),
  );
}

/** Where the person's account is open: this device first, then the last used. */
export function useSessions() {
  const { data, error, isValidating, mutate } = useSWR<OpenSession[], unknown>(sessionsPath);
  return { sessions: data && thisFirst(data), error, isValidating, reload: () => mutate() };
}
