import type { StagedHandler } from '@bitacora/platform';
import { Command, CommandHandler } from '@nestjs/cqrs';
import { type LoggedIn, type LoginOrigin, OpenSessions, type OtpRefusal } from '../credentials/open-sessions.ts';

/** Null when the password that was checked is no longer the account's. */
export class OpenSession extends Command<LoggedIn | OtpRefusal | null> {
  constructor(
    readonly userId: string,
    readonly passwordHash: string,
    readonly origin: LoginOrigin,
    readonly otp: string | null,
  ) {
    super();
  }
}

@CommandHandler(OpenSession)
export class OpenSessionHandler implements StagedHandler<OpenSession> {
  constructor(private readonly sessions: OpenSessions) {}

  /** Who knows the password. */
  personOf({ userId }: OpenSession): string {
    return userId;
  }

  execute({ userId, passwordHash, origin, otp }: OpenSession): Promise<LoggedIn | OtpRefusal | null> {
    return this.sessions.open(userId, passwordHash, origin, otp);
  }
}
