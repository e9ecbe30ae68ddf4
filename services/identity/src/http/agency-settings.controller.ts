import { getAgencySettings, updateAgencySettings } from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, ownAgency, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { GetAgencySettings } from '../queries/get-agency-settings.ts';
import { UpdateAgencySettings } from '../use-cases/update-agency-settings.ts';

@Controller()
export class AgencySettingsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(getAgencySettings)
  show(@ParsedCall() { params, caller }: Call<typeof getAgencySettings>): Promise<Answer<typeof getAgencySettings>> {
    return this.queries.execute(new GetAgencySettings(ownAgency(params, caller)));
  }

  @Endpoint(updateAgencySettings)
  update(
    @ParsedCall() { params, body, caller }: Call<typeof updateAgencySettings>,
  ): Promise<Answer<typeof updateAgencySettings>> {
    return this.commands.execute(new UpdateAgencySettings(ownAgency(params, caller), caller, body));
  }
}
