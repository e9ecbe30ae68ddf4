import type { StoredFile } from '@bitacora/contracts';
import { Aggregate, NotFoundError } from '@bitacora/kernel';

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
