import { Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { UserTokenRepository } from '../persistence/user-token.repository.ts';
import { KnownOrigins } from './known-origins.ts';
import type { Limit } from './limit-rules.ts';
import { Limits } from './limits.ts';
import type { LoginOrigin } from './open-sessions.ts';

interface ResetAttempt extends LoginOrigin {
  username: string;
  /** As which the visitor counts (see `countedAddress`). */
  address: string;
}

/**
 * How often a link to choose a password is asked for. Where a person has logged in before, only what is asked there
 * counts, so that no stranger keeps an owner from the link. Elsewhere the address counts and the person, and the person
 * only where a link would be mailed.
 */
@Injectable()
export class ResetLimits {
  constructor(
    private readonly database: Database,
    private readonly origins: KnownOrigins,
    private readonly tokens: UserTokenRepository,
    private readonly limits: Limits,
  ) {}

  /** Throws `rate-limited`. */
  async take(attempt: ResetAttempt): Promise<void> {
    await this.limits.take(...(await this.limitsOf(attempt)));
  }

  private async limitsOf({ username, address, ...origin }: ResetAttempt): Promise<Limit[]> {
    const [user] = await this.database.query<{ id: string }>(`select id from users where username = ?`, [username]);
    const userId = user?.id ?? null;
    const known = await this.origins.of(userId, origin);
    if (known) return [{ rule: 'reset-known', of: `${username} ${known.kind} ${known.name}`, userId }];
    const byAddress: Limit = { rule: 'reset-address', of: address };
    const isMailed = userId !== null && (await this.tokens.hasNewLinkToPassword(userId));
    return isMailed ? [byAddress] : [byAddress, { rule: 'reset-person', of: username, userId }];
  }
}
