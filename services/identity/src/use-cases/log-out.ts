import { TokenNotValidError } from '@bitacora/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { RefreshTokenRepository } from '../persistence/refresh-token.repository.ts';
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
  constructor(
    private readonly refreshTokens: RefreshTokenRepository,
    private readonly sessions: SessionRepository,
  ) {}

  async execute({ userId, refresh }: LogOut): Promise<void> {
    const token = await this.refreshTokens.findLocked(refresh);
    if (!token || token.hasSessionEnded || token.userId !== userId) {
      throw new TokenNotValidError();
    }
    await this.sessions.end(token.session, 'logout');
  }
}
