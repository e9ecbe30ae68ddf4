import { AGENCY_PATH, API_URL } from '../environment.ts';

const PROBE_MILLISECONDS = 5000;

/** Whether an answer comes from the backend, whatever it says; a proxy in front of a dead one answers too. */
export function isFromBackend({ status, headers }: Response): boolean {
  return status < 500 || headers.has('X-Request-Id');
}

/** The cheapest question that the backend answers to everybody. */
export async function probeBackend(stopped: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(API_URL + AGENCY_PATH, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(PROBE_MILLISECONDS)]),
    });
    return isFromBackend(response);
  } catch {
    return false;
  }
}
