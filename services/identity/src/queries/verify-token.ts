import { type Clock, TokenNotValidError } from '@bitacora/kernel';
import { CLOCK } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { AccessTokens } from '../credentials/access-tokens.ts';
import { judgeRefreshToken } from '../domain/refresh-token.ts';
import { RefreshTokenRepository } from '../persistence/refresh-token.repository.ts';
import { SessionRepository } from '../persistence/session.repository.ts';

export class VerifyToken extends Query<Record<string, never>> {
  constructor(readonly token: string) {
    super();
  }
}

/** Whether an access or a refresh token still holds, and its session has not ended. */
@QueryHandler(VerifyToken)
export class VerifyTokenHandler implements IQueryHandler<VerifyToken> {
  constructor(
    private readonly accessTokens: AccessTokens,
    private readonly sessions: SessionRepository,
    private readonly refreshTokens: RefreshTokenRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ token }: VerifyToken): Promise<Record<string, never>> {
    const holds = (await this.isAccess(token)) || (await this.isRefresh(token));
    if (!holds) throw new TokenNotValidError();
    return {};
  }

  private async isAccess(token: string): Promise<boolean> {
    const claims = await this.accessTokens.read(token);
    return claims !== null && this.sessions.isOpen(claims.sid, claims.sub);
  }

  private async isRefresh(token: string): Promise<boolean> {
    const held = await this.refreshTokens.find(token);
    if (!held || held.hasSessionEnded) return false;
    const verdict = judgeRefreshToken(held, this.clock.now());
    return verdict === 'holds' || verdict === 'in-grace';
  }
}
