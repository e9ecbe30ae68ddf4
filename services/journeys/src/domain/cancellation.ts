import { conflict } from '@bitacora/contracts/messages';

/** That something was called off: since when, why, and what the agency keeps of it. */
export interface Cancellation {
  at: string;
  reason: string;
  retainedCents: number;
}

interface Cancellable {
  cancellation: Cancellation | null;
}

/** Throws `conflict` when it is called off already. */
export function cancel(what: Cancellable, cancellation: Cancellation): void {
  if (what.cancellation) throw conflict('already_cancelled');
  what.cancellation = cancellation;
}

/** Throws `conflict` when it was not called off. */
export function restore(what: Cancellable): void {
  if (!what.cancellation) throw conflict('not_cancelled');
  what.cancellation = null;
}

/** Throws `conflict` for a change of what is called off. */
export function expectStanding(what: Cancellable): void {
  if (what.cancellation) throw conflict('is_cancelled');
}
