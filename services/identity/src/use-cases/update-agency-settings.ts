import type { AgencySettings, BodyOf, updateAgencySettings } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { expectVersion, InvalidError, NotFoundError, withoutUndefined } from '@bitacora/kernel';
import { type Caller, Database, SecurityLog, type StagedHandler } from '@bitacora/platform';
import { Command, CommandHandler } from '@nestjs/cqrs';
import { CurrentPassword } from '../credentials/current-password.ts';
import { AgencyRepository } from '../persistence/agency.repository.ts';
import { agencySettings } from '../persistence/agency.snapshot.ts';
import { SecondFactorRepository } from '../persistence/second-factor.repository.ts';
import { SessionRepository } from '../persistence/session.repository.ts';

/** Throws `conflict` when somebody changed them meanwhile. */
export class UpdateAgencySettings extends Command<AgencySettings> {
  constructor(
    readonly ruc: string,
    /** Who decides it. */
    readonly caller: Caller,
    readonly input: BodyOf<typeof updateAgencySettings>,
  ) {
    super();
  }
}

/** The owner says something else about the agency; everybody who shows or mails in its name learns of it by event. */
@CommandHandler(UpdateAgencySettings)
export class UpdateAgencySettingsHandler implements StagedHandler<UpdateAgencySettings, boolean> {
  constructor(
    private readonly agencies: AgencyRepository,
    private readonly factors: SecondFactorRepository,
    private readonly sessions: SessionRepository,
    private readonly currentPassword: CurrentPassword,
    private readonly database: Database,
    private readonly security: SecurityLog,
  ) {}

  /**
   * Answers whether the password was right that comes with a protection that is to go: whoever finds an open session takes
   * it from nobody. Where it goes from nobody, no password is looked at: this is no place to guess it.
   */
  async prepare({ ruc, caller, input }: UpdateAgencySettings): Promise<boolean> {
    const password = input.current_password;
    if (input.is_second_factor_required !== false || password === undefined) return false;
    if (!(await this.agencies.requiresSecondFactor(ruc))) return false;
    await this.currentPassword.expect({ caller, password });
    return true;
  }

  async execute(
    { ruc, caller: { userId }, input }: UpdateAgencySettings,
    hasPassword: boolean,
  ): Promise<AgencySettings> {
    const { version, current_password: _, ...changes } = input;
    const agency = await this.agencies.findLocked(ruc);
    if (!agency) throw new NotFoundError();
    expectVersion(version, agency.version);
    const before = agency.settings.is_second_factor_required ?? false;
    const isRequired = changes.is_second_factor_required ?? before;
    // Who decides it for all goes first, and knows then what is asked of them.
    if (isRequired && !before && !(await this.factors.findLocked(userId))?.is_confirmed)
      throw new InvalidError({ is_second_factor_required: [messages.ownSecondFactorFirst] });
    if (before && !isRequired && !hasPassword) throw new InvalidError({ current_password: [messages.required] });
    if (agency.write(withoutUndefined(changes))) await this.agencies.save(agency);
    if (isRequired !== before) await this.tell(ruc, userId, isRequired);
    return agencySettings(agency);
  }

  private async tell(ruc: string, userId: string, isRequired: boolean): Promise<void> {
    for (const one of await this.factors.lockStaffWithout(ruc)) {
      if (isRequired) await this.sessions.shutOutUntilSecondFactor(one);
      else await this.sessions.reissueTokensOf(one);
    }
    const reason = isRequired ? 'asked of all staff' : 'asked of nobody any more';
    this.database.afterCommit(() => this.security.record('second-factor-changed', { userId, reason }));
  }
}
