import type { AgencySnapshot } from '@bitacora/contracts';
import { Aggregate } from '@bitacora/kernel';

/** An agency, known by its RUC, with what it says about itself. */
export class Agency extends Aggregate {
  settings!: Omit<AgencySnapshot, 'ruc'>;

  static open({ ruc, ...settings }: AgencySnapshot): Agency {
    return Object.assign(new Agency(), { id: ruc, settings });
  }
}
