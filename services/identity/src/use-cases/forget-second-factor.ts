import { conflict } from '@bitacora/contracts/messages';
import { NotFoundError } from '@bitacora/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SecondFactors } from '../credentials/second-factors.ts';
import { SessionRepository } from '../persistence/session.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';

export class ForgetSecondFactor extends Command<void> {
  constructor(readonly username: string) {
    super();
  }
}

/** An operator removes what its owner has lost; whoever has the lost phone is put out, too. */
@CommandHandler(ForgetSecondFactor)
export class ForgetSecondFactorHandler implements ICommandHandler<ForgetSecondFactor> {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly secondFactors: SecondFactors,
  ) {}

  async execute({ username }: ForgetSecondFactor): Promise<void> {
    const user = await this.users.findByUsername(username);
    if (!user) throw new NotFoundError(`Nobody logs in as ${username}.`);
    if (!(await this.secondFactors.forget(user.id))) throw conflict('second_factor_off');
    await this.sessions.endAllOf(user.id, 'second-factor-removed');
  }
}
