import { TokenNotValidError } from '@bitacora/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SessionRepository } from '../persistence/session.repository.ts';

export class LogOut extends Command<void> {
  constructor(
    readonly userId: string,
    readonly refresh: string,
  ) {
    super();
  }
}

@CommandHandler(LogOut)
export class LogOutHandler implements ICommandHandler<LogOut> {
  constructor(private readonly sessions: SessionRepository) {}

  async execute({ userId, refresh }: LogOut): Promise<void> {
    const token = await this.sessions.findLocked(refresh);
    if (!token || token.hasSessionEnded || token.userId !== userId) {
      throw new TokenNotValidError();
    }
    await this.sessions.end(token.session, 'logout');
  }
}
