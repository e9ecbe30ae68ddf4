import type { ErrorKind } from '@bitacora/kernel';

/** The HTTP status of each kind of refusal, one each. */
export const statusOfKind: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'too-slow': 408,
  conflict: 409,
  'too-large': 413,
  'unsupported-media': 415,
  'key-reused': 422,
  'rate-limited': 429,
  unavailable: 503,
};

/** The kind of refusal that another process answered; of anything else it is away. */
export const kindOfStatus = (status: number): ErrorKind =>
  // The keys of the record above.
  (Object.keys(statusOfKind) as ErrorKind[]).find((kind) => statusOfKind[kind] === status) ?? 'unavailable';
