import type { Location } from 'react-router-dom';

/** What a link carries whose page opens over the present one: the way back to it, and what stays on screen. */
export interface OverPage {
  over: string;
}

/** The path of the page that is seen whole: the one beneath, when the address is that of something opened over it. */
export function pageBeneath({ pathname, state }: Pick<Location, 'pathname' | 'state'>): string {
  const over: unknown = typeof state === 'object' && state !== null && 'over' in state ? state.over : null;
  return typeof over === 'string' ? over : pathname;
}
