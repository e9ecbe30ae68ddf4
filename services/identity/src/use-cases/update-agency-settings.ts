import type { AgencySettings, BodyOf, updateAgencySettings } from '@bitacora/contracts';
import { expectVersion, NotFoundError, withoutUndefined } from '@bitacora/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AgencyRepository } from '../persistence/agency.repository.ts';
import { agencySettings } from '../persistence/agency.snapshot.ts';

/** Throws `conflict` when somebody changed them meanwhile. */
export class UpdateAgencySettings extends Command<AgencySettings> {
  constructor(
    readonly ruc: string,
    readonly input: BodyOf<typeof updateAgencySettings>,
  ) {
    super();
  }
}

/** The owner says something else about the agency; everybody who shows or mails in its name learns of it by event. */
@CommandHandler(UpdateAgencySettings)
export class UpdateAgencySettingsHandler implements ICommandHandler<UpdateAgencySettings> {
  constructor(private readonly agencies: AgencyRepository) {}

  async execute({ ruc, input: { version, ...changes } }: UpdateAgencySettings): Promise<AgencySettings> {
    const agency = await this.agencies.findLocked(ruc);
    if (!agency) throw new NotFoundError();
    expectVersion(version, agency.version);
    if (agency.write(withoutUndefined(changes))) await this.agencies.save(agency);
    return agencySettings(agency);
  }
}
