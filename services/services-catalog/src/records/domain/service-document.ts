import type { StoredFile } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { Aggregate, type FieldErrors, NotFoundError } from '@bitacora/kernel';

/** One document of one passenger for one service: a policy, a boarding pass. */
export class ServiceDocument extends Aggregate {
  agency!: string;
  journey!: string;
  packageService!: string;
  passenger!: string;
  document!: StoredFile;
  removedAt: Date | null = null;

  static add(details: Omit<ServiceDocument, 'version' | 'removedAt' | 'remove'>): ServiceDocument {
    return Object.assign(new ServiceDocument(), details);
  }

  remove(now: Date): void {
    if (this.removedAt) throw new NotFoundError();
    this.removedAt = now;
  }
}

/** What of a document's addressee does not exist; a passenger is judged once the item is known. */
export function documentErrors(
  item: { passengers: readonly string[] } | null,
  passenger: string | undefined,
): FieldErrors {
  if (!item) return { package_service: [messages.unknownReference] };
  if (passenger === undefined || item.passengers.includes(passenger)) return {};
  return { passenger: [messages.passengerNotOnJourney] };
}
