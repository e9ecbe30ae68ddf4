import type { AgencySettings } from '@bitacora/contracts';
import { NotFoundError } from '@bitacora/kernel';
import { Database } from '@bitacora/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Agency } from '../domain/agency.ts';
import { agencySettings } from '../persistence/agency.snapshot.ts';

/** What an agency says about itself, with the version that a change is made from. */
export class GetAgencySettings extends Query<AgencySettings> {
  constructor(readonly ruc: string) {
    super();
  }
}

@QueryHandler(GetAgencySettings)
export class GetAgencySettingsHandler implements IQueryHandler<GetAgencySettings> {
  constructor(private readonly database: Database) {}

  async execute({ ruc }: GetAgencySettings): Promise<AgencySettings> {
    const [row] = await this.database.query<Pick<Agency, 'settings' | 'version'>>(
      `select settings, version from agencies where id = ?`,
      [ruc],
    );
    if (!row) throw new NotFoundError();
    return agencySettings(row);
  }
}
