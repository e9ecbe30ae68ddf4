import type { ServiceKind } from '@bitacora/contracts';
import type { Cancellation } from './cancellation.ts';

/** P: the reservation is still being handled; T: a service record is attached (product 6.2). */
export type PackageServiceStatus = 'P' | 'T';

export type PackageServiceDirection = 'I' | 'V';

/** One service that was sold with a journey. */
export class PackageService {
  id!: string;
  journey!: string;
  kind!: ServiceKind;
  travelDirection: PackageServiceDirection | null = null;
  order!: number;
  /** The attached record; the item is T exactly while there is one. */
  record: string | null = null;
  /** Since when it is sold; null for items of before that was kept. */
  addedAt: Date | null = null;
  /** While it is called off; its record and files stay readable. */
  cancellation: Cancellation | null = null;

  get status(): PackageServiceStatus {
    return this.record === null ? 'P' : 'T';
  }
}
