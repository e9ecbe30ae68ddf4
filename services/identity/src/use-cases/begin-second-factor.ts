import type { BegunSecondFactor } from '@bitacora/contracts';
import type { Caller, StagedHandler } from '@bitacora/platform';
import { Command, CommandHandler } from '@nestjs/cqrs';
import { CurrentPassword } from '../credentials/current-password.ts';
import { appAddress } from '../credentials/one-time-codes.ts';
import { SecondFactors } from '../credentials/second-factors.ts';
import { SecondFactorRepository } from '../persistence/second-factor.repository.ts';

/** Whoever has just an open session does not put an app of his own before somebody's account: the password is asked for. */
export class BeginSecondFactor extends Command<BegunSecondFactor> {
  constructor(
    readonly caller: Caller,
    readonly password: string,
    /** A code of the app that is to be replaced. */
    readonly otp: string | null,
  ) {
    super();
  }
}

@CommandHandler(BeginSecondFactor)
export class BeginSecondFactorHandler implements StagedHandler<BeginSecondFactor> {
  constructor(
    private readonly currentPassword: CurrentPassword,
    private readonly secondFactors: SecondFactors,
    private readonly factors: SecondFactorRepository,
  ) {}

  prepare({ caller, password }: BeginSecondFactor): Promise<void> {
    return this.currentPassword.expect({ caller, password });
  }

  async execute({ caller: { userId }, otp }: BeginSecondFactor): Promise<BegunSecondFactor> {
    const secret = await this.secondFactors.begin(userId, otp);
    return { secret, uri: appAddress(secret, await this.factors.namesInApp(userId)) };
  }
}
