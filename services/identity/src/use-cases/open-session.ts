import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type LoggedIn, type LoginOrigin, OpenSessions } from '../credentials/open-sessions.ts';

/** Null when the password that was checked is no longer the account's. */
export class OpenSession extends Command<LoggedIn | null> {
  constructor(
    readonly userId: string,
    readonly passwordHash: string,
    readonly origin: LoginOrigin,
  ) {
    super();
  }
}

@CommandHandler(OpenSession)
export class OpenSessionHandler implements ICommandHandler<OpenSession> {
  constructor(private readonly sessions: OpenSessions) {}

  execute({ userId, passwordHash, origin }: OpenSession): Promise<LoggedIn | null> {
    return this.sessions.open(userId, passwordHash, origin);
  }
}
