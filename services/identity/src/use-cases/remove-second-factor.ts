import type { Caller, StagedHandler } from '@bitacora/platform';
import { Command, CommandHandler } from '@nestjs/cqrs';
import { CurrentPassword } from '../credentials/current-password.ts';
import { SecondFactors } from '../credentials/second-factors.ts';

/** The password alone opens the account again, for who has the phone or a recovery code: nobody else puts it out of the way. */
export class RemoveSecondFactor extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly password: string,
    /** A code of the app, or a recovery code. */
    readonly otp: string | null,
  ) {
    super();
  }
}

@CommandHandler(RemoveSecondFactor)
export class RemoveSecondFactorHandler implements StagedHandler<RemoveSecondFactor> {
  constructor(
    private readonly currentPassword: CurrentPassword,
    private readonly secondFactors: SecondFactors,
  ) {}

  prepare({ caller, password }: RemoveSecondFactor): Promise<void> {
    return this.currentPassword.expect({ caller, password });
  }

  execute({ caller, otp }: RemoveSecondFactor): Promise<void> {
    return this.secondFactors.remove(caller.userId, otp);
  }
}
