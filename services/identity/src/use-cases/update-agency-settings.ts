import type { AgencySettings, BodyOf, updateAgencySettings } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { expectVersion, InvalidError, NotFoundError, withoutUndefined } from '@bitacora/kernel';
import { Database, SecurityLog } from '@bitacora/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AgencyRepository } from '../persistence/agency.repository.ts';
import { agencySettings } from '../persistence/agency.snapshot.ts';
import { SecondFactorRepository } from '../persistence/second-factor.repository.ts';

/** Throws `conflict` when somebody changed them meanwhile. */
export class UpdateAgencySettings extends Command<AgencySettings> {
  constructor(
    readonly ruc: string,
    /** Who decides it. */
    readonly userId: string,
    readonly input: BodyOf<typeof updateAgencySettings>,
  ) {
    super();
  }
}

/** The owner says something else about the agency; everybody who shows or mails in its name learns of it by event. */
@CommandHandler(UpdateAgencySettings)
export class UpdateAgencySettingsHandler implements ICommandHandler<UpdateAgencySettings> {
  constructor(
    private readonly agencies: AgencyRepository,
    private readonly factors: SecondFactorRepository,
    private readonly database: Database,
    private readonly security: SecurityLog,
  ) {}

  async execute({ ruc, userId, input: { version, ...changes } }: UpdateAgencySettings): Promise<AgencySettings> {
    const agency = await this.agencies.findLocked(ruc);
    if (!agency) throw new NotFoundError();
    expectVersion(version, agency.version);
    const isNewlyRequired = changes.is_second_factor_required === true && !agency.settings.is_second_factor_required;
    // Who decides it for all goes first, and knows then what is asked of them.
    if (isNewlyRequired && !(await this.factors.findLocked(userId))?.is_confirmed)
      throw new InvalidError({ is_second_factor_required: [messages.ownSecondFactorFirst] });
    const before = agency.settings.is_second_factor_required ?? false;
    if (agency.write(withoutUndefined(changes))) await this.agencies.save(agency);
    const isRequired = agency.settings.is_second_factor_required ?? false;
    if (isRequired !== before) this.tell(userId, isRequired);
    return agencySettings(agency);
  }

  private tell(userId: string, isRequired: boolean): void {
    const reason = isRequired ? 'asked of all staff' : 'asked of nobody any more';
    this.database.afterCommit(() => this.security.record('second-factor-changed', { userId, reason }));
  }
}
