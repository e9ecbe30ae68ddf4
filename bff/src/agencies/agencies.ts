import type { AgencyLogo, AgencySnapshot } from '@bitacora/contracts';
import { Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

/** What everybody may know of an agency, out of the BFF's own rows. */
@Injectable()
export class Agencies {
  constructor(private readonly database: Database) {}

  async find(ruc: string): Promise<AgencySnapshot | null> {
    const [row] = await this.database.query<{ data: AgencySnapshot }>(
      `select data - 'logo_image' as data from agencies where ruc = ?`,
      [ruc],
    );
    return row?.data ?? null;
  }

  /** Null when it has none. */
  async findLogo(ruc: string): Promise<AgencyLogo | null> {
    const [row] = await this.database.query<{ logo: AgencyLogo | null }>(
      `select data -> 'logo_image' as logo from agencies where ruc = ?`,
      [ruc],
    );
    return row?.logo ?? null;
  }
}
