import type { Clock } from '@bitacora/kernel';
import { CLOCK, Database } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { hashOfSecret, newSecret } from '../credentials/secrets.ts';
import { TOKEN_LIFE, type TokenPurpose, type UserToken } from '../domain/user-token.ts';

/** The secrets of mailed links, stored hashed. */
@Injectable()
export class UserTokenRepository {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async issue(userId: string, purpose: TokenPurpose): Promise<{ token: string; expiresAt: Date }> {
    const token = newSecret();
    const expiresAt = new Date(this.clock.now().getTime() + TOKEN_LIFE[purpose]);
    await this.database.query(`insert into user_tokens (hash, user_id, purpose, expires_at) values (?, ?, ?, ?)`, [
      hashOfSecret(token),
      userId,
      purpose,
      expiresAt,
    ]);
    return { token, expiresAt };
  }

  async find(userId: string, purpose: TokenPurpose, token: string): Promise<UserToken | null> {
    const [row] = await this.database.query<{ expires_at: string; used_at: string | null }>(
      `select to_json(expires_at) #>> '{}' as expires_at, to_json(used_at) #>> '{}' as used_at
       from user_tokens where hash = ? and user_id = ? and purpose = ?`,
      [hashOfSecret(token), userId, purpose],
    );
    return row ? { expiresAt: new Date(row.expires_at), usedAt: row.used_at ? new Date(row.used_at) : null } : null;
  }

  /** Every link of a purpose that the user still holds stops working. */
  async useUp(userId: string, purpose: TokenPurpose): Promise<void> {
    await this.database.query(
      `update user_tokens set used_at = ? where user_id = ? and purpose = ? and used_at is null`,
      [this.clock.now(), userId, purpose],
    );
  }
}
