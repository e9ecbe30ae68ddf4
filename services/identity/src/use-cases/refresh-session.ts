import type { Clock } from '@bitacora/kernel';
import { CLOCK, Database, SecurityLog, type StagedHandler } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler } from '@nestjs/cqrs';
import { type TokenPair, TokenPairs } from '../credentials/token-pairs.ts';
import type { LoginPlace } from '../domain/login-place.ts';
import { judgeRefreshToken } from '../domain/refresh-token.ts';
import { type HeldToken, RefreshTokenRepository } from '../persistence/refresh-token.repository.ts';
import { SessionRepository } from '../persistence/session.repository.ts';

/** Null when the token does not hold; the end of a stolen family must be committed, so it is no error here. */
export class RefreshSession extends Command<TokenPair | null> {
  constructor(
    readonly refresh: string,
    readonly place: LoginPlace,
  ) {
    super();
  }
}

@CommandHandler(RefreshSession)
export class RefreshSessionHandler implements StagedHandler<RefreshSession> {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionRepository,
    private readonly refreshTokens: RefreshTokenRepository,
    private readonly pairs: TokenPairs,
    private readonly security: SecurityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async personOf({ refresh }: RefreshSession): Promise<string | null> {
    return (await this.refreshTokens.find(refresh))?.userId ?? null;
  }

  async execute({ refresh, place }: RefreshSession): Promise<TokenPair | null> {
    const token = await this.refreshTokens.findLocked(refresh);
    if (!token || token.hasSessionEnded || !(await this.isActive(token.userId))) return null;
    const verdict = judgeRefreshToken(token, this.clock.now());
    if (verdict === 'reused') await this.endStolen(token);
    if (verdict === 'reused' || verdict === 'expired') return null;
    await this.refreshTokens.markRotated(token);
    await this.sessions.move(token.session, place);
    return this.pairs.issue(token.userId, token.session, refresh);
  }

  private async endStolen({ session, userId }: HeldToken): Promise<void> {
    await this.sessions.end(session, 'refresh-token-reused');
    this.database.afterCommit(() => this.security.record('refresh-token-reused', { session, userId }));
  }

  private async isActive(userId: string): Promise<boolean> {
    const rows = await this.database.query(`select 1 as active from users where id = ? and is_active`, [userId]);
    return rows.length > 0;
  }
}
