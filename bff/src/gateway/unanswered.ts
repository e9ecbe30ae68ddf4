import { UnavailableError } from '@bitacora/kernel';

/** No connection came about: the service has not heard of it. */
const unconnected = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? codeOf(error.cause) : '';
}

/**
 * A service gave no answer. Of a write that may have reached it nobody knows whether it was done, and its code says so:
 * who sent it repeats it with the same key, and does not make it twice.
 */
export function unanswered(error: unknown, method: string): UnavailableError {
  const isRead = method === 'GET' || method === 'HEAD';
  const code = isRead || unconnected.has(codeOf(error)) ? 'service_unavailable' : 'outcome_unknown';
  return new UnavailableError(code, { cause: error });
}
