import { removeAgencyLogo, setAgencyLogo } from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, ownAgency, ParsedCall, requiredFile } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { SetAgencyLogo } from '../use-cases/set-agency-logo.ts';

@Controller()
export class AgencyLogoController {
  constructor(private readonly commands: Commands) {}

  @Endpoint(setAgencyLogo)
  set(@ParsedCall() { params, files, caller }: Call<typeof setAgencyLogo>): Promise<Answer<typeof setAgencyLogo>> {
    const { path } = requiredFile('logo', files.logo);
    return this.commands.execute(new SetAgencyLogo(ownAgency(params, caller), path));
  }

  @Endpoint(removeAgencyLogo)
  remove(@ParsedCall() { params, caller }: Call<typeof removeAgencyLogo>): Promise<Answer<typeof removeAgencyLogo>> {
    return this.commands.execute(new SetAgencyLogo(ownAgency(params, caller), null));
  }
}
