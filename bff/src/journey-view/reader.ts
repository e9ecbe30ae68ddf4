import { type Caller, isStaff } from '@bitacora/platform';
import type { Reader } from './journey-views.ts';

/** The reader behind a request. */
export function readerOf(caller: Caller): Reader {
  return { userId: caller.userId, agency: isStaff(caller) ? caller.agency : null };
}
