import { ENVIRONMENT, seal } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { IdentityEnvironment } from '../config.ts';
import type { Person } from '../domain/person.ts';
import type { User } from '../domain/user.ts';
import type { TokenPurpose } from '../domain/user-token.ts';
import { UserTokenRepository } from '../persistence/user-token.repository.ts';
import { type UserFact, UserRepository } from '../persistence/user.repository.ts';

const eventOf = {
  activation: 'identity.activation-requested',
  'password-reset': 'identity.password-reset-requested',
} as const satisfies Record<TokenPurpose, UserFact['name']>;

/** Links that notifications mails: their secret leaves identity sealed (design §4.7). */
@Injectable()
export class MailedLinks {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: IdentityEnvironment,
    private readonly users: UserRepository,
    private readonly tokens: UserTokenRepository,
  ) {}

  /** Makes a link's secret and the fact that asks to mail it; null when the person has no e-mail. */
  async prepare(purpose: TokenPurpose, user: User, person: Person): Promise<UserFact | null> {
    const { email } = person.contact;
    if (email === null) return null;
    const { token, expiresAt } = await this.tokens.issue(user.id, purpose);
    return {
      name: eventOf[purpose],
      data: {
        user_id: user.id,
        agency: await this.users.agencyOf(user.id),
        email,
        first_name: person.firstName,
        sealed: seal(this.environment.SEAL_KEY, { uid: user.id, token }),
        expires_at: expiresAt.toISOString(),
      },
    };
  }
}
