import type { FieldErrors } from '@bitacora/kernel';
import { validationMessages as messages } from '../messages/validation.ts';

/** The services that a list names another time, by their ids: dotted path and message. Those without an id are new. */
export function repeatedServiceErrors(services: readonly unknown[]): FieldErrors {
  const errors: FieldErrors = {};
  const seen = new Set<string>();
  for (const [index, service] of services.entries()) {
    if (typeof service !== 'object' || service === null) continue;
    if (!('id' in service) || typeof service.id !== 'string') continue;
    // One id may be written in capitals, too.
    const id = service.id.toLowerCase();
    if (seen.has(id)) errors[`services.${index}.id`] = [messages.repeated];
    seen.add(id);
  }
  return errors;
}
