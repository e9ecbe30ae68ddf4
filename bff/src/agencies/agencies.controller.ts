import { type AgencySnapshot, getPublicAgency } from '@bitacora/contracts';
import { NotFoundError } from '@bitacora/kernel';
import { type Call, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { Agencies } from './agencies.ts';

@Controller()
export class AgenciesController {
  constructor(private readonly agencies: Agencies) {}

  @Endpoint(getPublicAgency)
  async show(@ParsedCall() { params }: Call<typeof getPublicAgency>): Promise<AgencySnapshot> {
    const agency = await this.agencies.find(params.ruc);
    if (!agency) throw new NotFoundError();
    return agency;
  }
}
