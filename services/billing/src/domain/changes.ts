import { validationMessages as messages } from '@bitacora/contracts/messages';
import { ConflictError, InvalidError } from '@bitacora/kernel';

/** Some fields of a change: those that were sent. */
export function sent<Changes extends object>(
  changes: Changes,
): { [Key in keyof Changes]?: Exclude<Changes[Key], undefined> } {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Changes]?: Exclude<Changes[Key], undefined>;
  };
}

interface Stored {
  version: number;
  journey: string;
}

/** What a change says that it saw: it must be so still. A record stays on its journey. */
export function checkSeen(stored: Stored, seen: { version: number | undefined; journey: string | undefined }): void {
  if (seen.version !== undefined && seen.version !== stored.version) {
    throw new ConflictError('stale_version', 'Alguien más cambió estos datos. Actualice la página e intente de nuevo.');
  }
  if (seen.journey !== undefined && seen.journey !== stored.journey) {
    throw new InvalidError({ journey: [messages.locked] });
  }
}
