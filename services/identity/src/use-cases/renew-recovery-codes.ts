import type { Caller, StagedHandler } from '@bitacora/platform';
import { Command, CommandHandler } from '@nestjs/cqrs';
import { CurrentPassword } from '../credentials/current-password.ts';
import { SecondFactors } from '../credentials/second-factors.ts';

/** Answers the new codes. */
export class RenewRecoveryCodes extends Command<string[]> {
  constructor(
    readonly caller: Caller,
    readonly password: string,
    /** A code of the app, or a recovery code. */
    readonly otp: string | null,
  ) {
    super();
  }
}

@CommandHandler(RenewRecoveryCodes)
export class RenewRecoveryCodesHandler implements StagedHandler<RenewRecoveryCodes> {
  constructor(
    private readonly currentPassword: CurrentPassword,
    private readonly secondFactors: SecondFactors,
  ) {}

  prepare({ caller, password }: RenewRecoveryCodes): Promise<void> {
    return this.currentPassword.expect({ caller, password });
  }

  execute({ caller, otp }: RenewRecoveryCodes): Promise<string[]> {
    return this.secondFactors.renewRecoveryCodes(caller.userId, otp);
  }
}
