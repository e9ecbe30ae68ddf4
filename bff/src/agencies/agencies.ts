import type { AgencySnapshot } from '@bitacora/contracts';
import { Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

/** What everybody may know of an agency, out of the BFF's own rows. */
@Injectable()
export class Agencies {
  constructor(private readonly database: Database) {}

  async find(ruc: string): Promise<AgencySnapshot | null> {
    const [row] = await this.database.query<{ data: AgencySnapshot }>(`select data from agencies where ruc = ?`, [ruc]);
    return row?.data ?? null;
  }
}
