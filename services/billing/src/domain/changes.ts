import { validationMessages as messages } from '@bitacora/contracts/messages';
import type { FieldErrors } from '@bitacora/kernel';

/** A record stays on its journey: what a change says of it must be so already. */
export function journeyErrors(stored: { journey: string }, said: string | undefined): FieldErrors {
  return said === undefined || said === stored.journey ? {} : { journey: [messages.locked] };
}
