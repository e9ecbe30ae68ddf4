import { ConflictError } from '@bitacora/kernel';

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
  if (what.cancellation) throw new ConflictError('already_cancelled', 'Ya está cancelado');
  what.cancellation = cancellation;
}

/** Throws `conflict` when it was not called off. */
export function restore(what: Cancellable): void {
  if (!what.cancellation) throw new ConflictError('not_cancelled', 'No está cancelado');
  what.cancellation = null;
}

/** Throws `conflict` for a change of what is called off. */
export function expectStanding(what: Cancellable): void {
  if (what.cancellation) throw new ConflictError('is_cancelled', 'El viaje está cancelado; restáurelo para cambiarlo');
}
