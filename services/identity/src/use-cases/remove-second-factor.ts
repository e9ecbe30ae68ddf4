import type { Caller, StagedHandler } from '@bitacora/platform';
import { Command, CommandHandler } from '@nestjs/cqrs';
import { CurrentPassword } from '../credentials/current-password.ts';
import { SecondFactors } from '../credentials/second-factors.ts';

/** The password alone opens the account again. */
export class RemoveSecondFactor extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly password: string,
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

  execute({ caller }: RemoveSecondFactor): Promise<void> {
    return this.secondFactors.remove(caller.userId);
  }
}
