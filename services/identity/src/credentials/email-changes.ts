import type { Clock } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { CLOCK, Database, SecurityLog } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Person } from '../domain/person.ts';
import { isSameEmail } from '../domain/same-email.ts';
import type { User } from '../domain/user.ts';
import { TOKEN_LIFE } from '../domain/user-token.ts';
import { UserTokenRepository, type WaitingEmail } from '../persistence/user-token.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';
import { Limits } from './limits.ts';
import { MailedLinks } from './mailed-links.ts';

/** Changes of the e-mail of an account in use: each waits until the link mailed to the new address is opened. */
@Injectable()
export class EmailChanges {
  constructor(
    private readonly database: Database,
    private readonly limits: Limits,
    private readonly tokens: UserTokenRepository,
    private readonly links: MailedLinks,
    private readonly users: UserRepository,
    private readonly security: SecurityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Another address takes the place of one that waits; the same one just gets its link again. */
  async ask(user: User, person: Person, email: string): Promise<void> {
    const waiting = await this.tokens.waitingEmail(user.id);
    if (waiting && isSameEmail(waiting.email, email)) return this.mailLink(user, person, waiting);
    await this.tokens.useUp(user.id, 'email-confirmation');
    const change = { email, emailChange: newId() };
    await this.mailLink(user, person, change);
    const undo = await this.links.undoEmail(user, person, change, this.clock.now());
    if (undo) await this.users.tell(user, undo);
    this.database.afterCommit(() => this.security.record('email-change-requested', { userId: user.id }));
  }

  /** Throws `not-found` when no address waits. */
  async mailAgain(user: User, person: Person): Promise<void> {
    await this.mailLink(user, person, await this.tokens.getWaitingEmail(user.id));
  }

  /** Each mail goes to an address that may be a stranger's. */
  private async mailLink(user: User, person: Person, change: WaitingEmail): Promise<void> {
    await this.limits.take({ rule: 'email-change-person', of: user.id });
    await this.users.save(user, await this.links.confirmEmail(user, person, change));
    const latest = this.clock.now().getTime() + TOKEN_LIFE['email-confirmation'];
    await this.tokens.keepUndo(change.emailChange, new Date(latest));
  }
}
