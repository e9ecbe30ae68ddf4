import type { Right } from '@bitacora/contracts';
import { type Caller, mayDo } from '@bitacora/platform';
import type { Reader } from './journey-views.ts';

/** Whether somebody sees what their agency sells, is paid and is owed: one right for every list, view and file (product 14.7). */
export const seesAmounts = (caller: Caller): boolean => mayDo(caller, 'billing');

/** The reader behind a request: staff of the agency only with the right to what is read. */
export function readerOf(caller: Caller, right: Right = 'read'): Reader {
  return {
    userId: caller.userId,
    agency: mayDo(caller, right) ? caller.agency : null,
    seesAmounts: seesAmounts(caller),
  };
}
