import type { Caller } from '@bitacora/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SecondFactors } from '../credentials/second-factors.ts';
import { SessionRepository } from '../persistence/session.repository.ts';

/** Answers the recovery codes. */
export class ConfirmSecondFactor extends Command<string[]> {
  constructor(
    readonly caller: Caller,
    readonly code: string,
  ) {
    super();
  }
}

/**
 * A first code shows that the app has the secret: from now on one is asked for at login. Sessions that the password alone
 * opened end, but for this one.
 */
@CommandHandler(ConfirmSecondFactor)
export class ConfirmSecondFactorHandler implements ICommandHandler<ConfirmSecondFactor> {
  constructor(
    private readonly secondFactors: SecondFactors,
    private readonly sessions: SessionRepository,
  ) {}

  async execute({ caller: { userId, session }, code }: ConfirmSecondFactor): Promise<string[]> {
    const codes = await this.secondFactors.confirm(userId, code);
    await this.sessions.endAllOf(userId, 'second-factor-set', session);
    return codes;
  }
}
