import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SecondFactors } from '../credentials/second-factors.ts';

/** Answers the recovery codes. */
export class ConfirmSecondFactor extends Command<string[]> {
  constructor(
    readonly userId: string,
    readonly code: string,
  ) {
    super();
  }
}

/** A first code shows that the app has the secret: from now on one is asked for at login. Sessions stay. */
@CommandHandler(ConfirmSecondFactor)
export class ConfirmSecondFactorHandler implements ICommandHandler<ConfirmSecondFactor> {
  constructor(private readonly secondFactors: SecondFactors) {}

  execute({ userId, code }: ConfirmSecondFactor): Promise<string[]> {
    return this.secondFactors.confirm(userId, code);
  }
}
