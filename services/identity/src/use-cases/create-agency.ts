import type { AgencySnapshot } from '@bitacora/contracts';
import { ConflictError } from '@bitacora/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Agency } from '../domain/agency.ts';
import { AgencyRepository } from '../persistence/agency.repository.ts';

export class CreateAgency extends Command<void> {
  constructor(readonly settings: AgencySnapshot) {
    super();
  }
}

/** An operator opens an agency; everybody who shows or mails in its name learns of it by event. */
@CommandHandler(CreateAgency)
export class CreateAgencyHandler implements ICommandHandler<CreateAgency> {
  constructor(private readonly agencies: AgencyRepository) {}

  async execute({ settings }: CreateAgency): Promise<void> {
    if (await this.agencies.exists(settings.ruc))
      throw new ConflictError('agency_exists', `The agency ${settings.ruc} exists already: nothing was changed.`);
    await this.agencies.save(Agency.open(settings));
  }
}
