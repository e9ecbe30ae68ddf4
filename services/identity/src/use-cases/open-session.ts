import { Database } from '@bitacora/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type TokenPair, TokenPairs } from '../credentials/token-pairs.ts';
import type { LoginPlace } from '../domain/login-place.ts';
import { SessionRepository } from '../persistence/session.repository.ts';

/** Null when the password that was checked is no longer the account's. */
export class OpenSession extends Command<TokenPair | null> {
  constructor(
    readonly userId: string,
    readonly passwordHash: string,
    readonly place: LoginPlace,
  ) {
    super();
  }
}

@CommandHandler(OpenSession)
export class OpenSessionHandler implements ICommandHandler<OpenSession> {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionRepository,
    private readonly pairs: TokenPairs,
  ) {}

  async execute({ userId, passwordHash, place }: OpenSession): Promise<TokenPair | null> {
    // The account is locked: a password that changes meanwhile ends this session too, or prevents it.
    const rows = await this.database.query(
      `select id from users where id = ? and password_hash = ? and is_active for share`,
      [userId, passwordHash],
    );
    if (rows.length === 0) return null;
    return this.pairs.issue(userId, await this.sessions.open(userId, place));
  }
}
