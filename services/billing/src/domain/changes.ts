import { validationMessages as messages } from '@bitacora/contracts/messages';
import type { FieldErrors } from '@bitacora/kernel';

/** Some fields of a change: those that were sent. */
export function sent<Changes extends object>(
  changes: Changes,
): { [Key in keyof Changes]?: Exclude<Changes[Key], undefined> } {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Changes]?: Exclude<Changes[Key], undefined>;
  };
}

/** A record stays on its journey: what a change says of it must be so already. */
export function journeyErrors(stored: { journey: string }, said: string | undefined): FieldErrors {
  return said === undefined || said === stored.journey ? {} : { journey: [messages.locked] };
}
