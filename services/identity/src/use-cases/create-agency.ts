import type { AgencySnapshot } from '@bitacora/contracts';
import { ConflictError } from '@bitacora/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Agency } from '../domain/agency.ts';
import { AgencyRepository } from '../persistence/agency.repository.ts';

export class CreateAgency extends Command<'made' | 'unchanged'> {
  constructor(readonly settings: AgencySnapshot) {
    super();
  }
}

/**
 * An operator opens an agency; everybody who shows or mails in its name learns of it by event. One that is there with the
 * same data is left, so that a command may be run again.
 */
@CommandHandler(CreateAgency)
export class CreateAgencyHandler implements ICommandHandler<CreateAgency> {
  constructor(private readonly agencies: AgencyRepository) {}

  async execute({ settings }: CreateAgency): Promise<'made' | 'unchanged'> {
    const present = await this.agencies.findLocked(settings.ruc);
    if (present?.says(settings)) return 'unchanged';
    if (present)
      throw new ConflictError(
        'agency_exists',
        `The agency ${settings.ruc} exists already, with other data: nothing was changed. To change it: admin update-agency`,
      );
    await this.agencies.save(Agency.open(settings));
    return 'made';
  }
}
