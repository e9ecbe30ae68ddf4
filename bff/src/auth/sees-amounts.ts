import { type Caller, mayDo } from '@bitacora/platform';

/** Whether somebody sees what their agency sells, is paid and is owed: one right for every list, view and file (product 14.7). */
export const seesAmounts = (caller: Caller): boolean => mayDo(caller, 'billing');

/** What a service that keeps mails is asked to leave out for somebody. */
export const hiddenFrom = (caller: Caller): Record<string, string> =>
  seesAmounts(caller) ? {} : { hides_money: 'true' };
