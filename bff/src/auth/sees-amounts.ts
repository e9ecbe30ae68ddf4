import { type Caller, mayDo } from '@bitacora/platform';

/** Whether somebody sees what their agency sells, is paid and is owed: one right for every list, view and file (product 14.7). */
export const seesAmounts = (caller: Caller): boolean => mayDo(caller, 'billing');
