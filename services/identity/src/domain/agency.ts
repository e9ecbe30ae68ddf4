import type { AgencySnapshot } from '@bitacora/contracts';
import { Aggregate } from '@bitacora/kernel';
import { isDeepStrictEqual } from 'node:util';

/** An agency, known by its RUC, with what it says about itself. */
export class Agency extends Aggregate {
  settings!: Omit<AgencySnapshot, 'ruc'>;

  static open({ ruc, ...settings }: AgencySnapshot): Agency {
    return Object.assign(new Agency(), { id: ruc, settings });
  }

  /** Whether it says just this about itself. */
  says({ ruc, ...settings }: AgencySnapshot): boolean {
    return ruc === this.id && isDeepStrictEqual(settings, this.settings);
  }
}
