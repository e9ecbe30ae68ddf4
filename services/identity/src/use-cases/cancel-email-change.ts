import { NotFoundError } from '@bitacora/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UserTokenRepository } from '../persistence/user-token.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';

export class CancelEmailChange extends Command<void> {
  constructor(readonly userId: string) {
    super();
  }
}

/**
 * The address that waits is dropped; when none does any more, say because it was confirmed meanwhile, that is said. The
 * link to undo the change keeps working: somebody who knows the password may have asked, and cancelled when the owner was
 * told.
 */
@CommandHandler(CancelEmailChange)
export class CancelEmailChangeHandler implements ICommandHandler<CancelEmailChange> {
  constructor(
    private readonly users: UserRepository,
    private readonly tokens: UserTokenRepository,
  ) {}

  async execute({ userId }: CancelEmailChange): Promise<void> {
    const user = await this.users.findLocked(userId);
    if (!user) throw new NotFoundError();
    await this.tokens.getWaitingEmail(user.id);
    await this.tokens.useUp(user.id, 'email-confirmation');
  }
}
