import { type AgencySnapshot, getPublicAgency } from '@bitacora/contracts';
import { NotFoundError } from '@bitacora/kernel';
import { type Call, Database, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';

@Controller()
export class AgenciesController {
  constructor(private readonly database: Database) {}

  @Endpoint(getPublicAgency)
  async show(@ParsedCall() { params }: Call<typeof getPublicAgency>): Promise<AgencySnapshot> {
    const [agency] = await this.database.query<{ data: AgencySnapshot }>(`select data from agencies where ruc = ?`, [
      params.ruc,
    ]);
    if (!agency) throw new NotFoundError();
    return agency.data;
  }
}
