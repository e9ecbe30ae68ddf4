import { validationMessages as messages } from '@bitacora/contracts/messages';
import { ConflictError, type FieldErrors } from '@bitacora/kernel';

/** Some fields of a change: those that were sent. */
export function sent<Changes extends object>(
  changes: Changes,
): { [Key in keyof Changes]?: Exclude<Changes[Key], undefined> } {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Changes]?: Exclude<Changes[Key], undefined>;
  };
}

/** Whoever changes what has changed meanwhile reads it again first. */
export const staleVersion = () =>
  new ConflictError('stale_version', 'Alguien más cambió estos datos. Actualice la página e intente de nuevo.');

/** Throws `conflict` when a change says that it saw another version than there is. */
export function expectVersion(stored: { version: number }, seen: number | undefined): void {
  if (seen !== undefined && seen !== stored.version) throw staleVersion();
}

/** A record stays on its journey: what a change says of it must be so already. */
export function journeyErrors(stored: { journey: string }, said: string | undefined): FieldErrors {
  return said === undefined || said === stored.journey ? {} : { journey: [messages.locked] };
}
