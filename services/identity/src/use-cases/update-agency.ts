import { NotFoundError, withoutUndefined } from '@bitacora/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AgencyChanges } from '../domain/agency.ts';
import { AgencyRepository } from '../persistence/agency.repository.ts';

export class UpdateAgency extends Command<'changed' | 'unchanged'> {
  constructor(
    readonly ruc: string,
    readonly changes: { [Name in keyof AgencyChanges]: AgencyChanges[Name] | undefined },
  ) {
    super();
  }
}

/** An operator mends what was written about an agency; everybody who shows or mails in its name learns of it by event. */
@CommandHandler(UpdateAgency)
export class UpdateAgencyHandler implements ICommandHandler<UpdateAgency> {
  constructor(private readonly agencies: AgencyRepository) {}

  async execute({ ruc, changes }: UpdateAgency): Promise<'changed' | 'unchanged'> {
    const agency = await this.agencies.findLocked(ruc);
    if (!agency) throw new NotFoundError(`No agency has the RUC ${ruc}: create-agency makes it.`, 'unknown_agency');
    if (!agency.change(withoutUndefined(changes))) return 'unchanged';
    await this.agencies.save(agency);
    return 'changed';
  }
}
