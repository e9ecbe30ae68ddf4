import { demo } from '@bitacora/contracts/demo';
import { Database, ENVIRONMENT } from '@bitacora/platform';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { IdentityEnvironment } from './config.ts';

/** Says at the start when the site is to be that of an agency which does not exist: it would be empty, without a reason. */
@Injectable()
export class SiteAgencyCheck implements OnApplicationBootstrap {
  private readonly logger = new Logger(SiteAgencyCheck.name);

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: IdentityEnvironment,
    private readonly database: Database,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { AGENCY_RUC: ruc, DEMO_DATA } = this.environment;
    // The demo's agency may be on its way.
    if (DEMO_DATA && ruc === demo.agency) return;
    // A database that is away or not migrated is readiness's to say.
    const isKnown = await this.database
      .query(`select 1 from agencies where id = ?`, [ruc])
      .then((rows) => rows.length > 0)
      .catch(() => true);
    if (!isKnown) this.logger.warn(`AGENCY_RUC: no agency has the RUC ${ruc}, so its site stays empty`);
  }
}
