import { validationMessages as messages } from '@bitacora/contracts/messages';
import type { Clock, FieldErrors } from '@bitacora/kernel';
import { CLOCK } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { User } from '../domain/user.ts';
import { judgeUserToken, type TokenPurpose, type TokenVerdict } from '../domain/user-token.ts';
import { UserTokenRepository } from '../persistence/user-token.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface ReadLink {
  user: User | null;
  verdict: TokenVerdict | null;
  /** Empty when the link holds. */
  errors: FieldErrors;
}

/** Reads a mailed link, with its account locked: two clicks at once take turns. */
@Injectable()
export class LinkReader {
  constructor(
    private readonly users: UserRepository,
    private readonly tokens: UserTokenRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async read(purpose: TokenPurpose, { uid, token }: { uid: string; token: string }): Promise<ReadLink> {
    const user = uuid.test(uid) ? await this.users.findLocked(uid) : null;
    if (!user) return { user: null, verdict: null, errors: { uid: [messages.linkNotValid] } };
    const found = await this.tokens.find(user.id, purpose, token);
    const verdict = found && judgeUserToken(found, this.clock.now());
    return { user, verdict, errors: verdict === 'holds' ? {} : { token: [messages.linkNotValid] } };
  }
}
