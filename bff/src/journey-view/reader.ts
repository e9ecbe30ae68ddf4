import type { Right } from '@bitacora/contracts';
import { type Caller, mayDo } from '@bitacora/platform';
import { seesAmounts } from '../auth/sees-amounts.ts';
import type { Reader } from './journey-views.ts';

/** The reader behind a request: staff of the agency only with the right to what is read. */
export function readerOf(caller: Caller, right: Right = 'read'): Reader {
  return {
    userId: caller.userId,
    agency: mayDo(caller, right) ? caller.agency : null,
    seesAmounts: seesAmounts(caller),
  };
}
