import type { Clock } from '@bitacora/kernel';
import { CLOCK, Database, SecurityLog } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { User } from '../domain/user.ts';
import { KnownDeviceRepository } from '../persistence/known-device.repository.ts';
import { SecondFactorRepository } from '../persistence/second-factor.repository.ts';
import { type SessionEnd, SessionRepository } from '../persistence/session.repository.ts';
import { UserTokenRepository } from '../persistence/user-token.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';

/** Where the owner is who changes the password: that stays. */
interface Acting {
  session: string;
  /** Null for a client that keeps no cookie. */
  device: string | null;
}

/** What ends with a password, within the running transaction. */
@Injectable()
export class PasswordChanges {
  constructor(
    private readonly database: Database,
    private readonly security: SecurityLog,
    private readonly users: UserRepository,
    private readonly tokens: UserTokenRepository,
    private readonly sessions: SessionRepository,
    private readonly devices: KnownDeviceRepository,
    private readonly factors: SecondFactorRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Stores what the owner chose, and ends all sessions and forgets all devices but those that act. */
  async choose(
    user: User,
    passwordHash: string,
    how: 'changed' | 'reset',
    acting: Acting | null = null,
  ): Promise<void> {
    user.choosePassword(passwordHash, this.clock.now());
    // An address that waits was asked for with the former password, by whoever knew it.
    await this.tokens.useUp(user.id, 'password-reset', 'email-confirmation');
    await this.factors.removeUnconfirmed(user.id);
    await this.sessions.endAllOf(user.id, `password-${how}`, acting?.session);
    await this.devices.forgetAllOf(user.id, acting?.device);
    await this.users.save(user, { name: 'identity.password-changed', data: { user_id: user.id } });
    this.database.afterCommit(() => this.security.record('password-changed', { userId: user.id, reason: how }));
  }

  /** Somebody else may know the password: neither it nor a session works any more, and no device is known. The account is left to be stored. */
  async discard(user: User, because: SessionEnd): Promise<void> {
    if (user.isActive) user.discardPassword(this.clock.now());
    await this.factors.removeUnconfirmed(user.id);
    await this.sessions.endAllOf(user.id, because);
    await this.devices.forgetAllOf(user.id);
  }
}
