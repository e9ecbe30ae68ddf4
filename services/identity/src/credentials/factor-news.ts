import type { SecondFactorChange } from '@bitacora/contracts';
import { type Clock, NotFoundError } from '@bitacora/kernel';
import { CLOCK, Database, SecurityLog } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { User } from '../domain/user.ts';
import { PersonRepository } from '../persistence/person.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';
import { MailedLinks } from './mailed-links.ts';

/** Tells whoever owns an account that its second factor is another, should somebody else have done it (product 4.9). */
@Injectable()
export class FactorNews {
  constructor(
    private readonly users: UserRepository,
    private readonly persons: PersonRepository,
    private readonly mails: MailedLinks,
    private readonly database: Database,
    private readonly security: SecurityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Before the factor is locked, as a login does: whoever waits for the one holds not the other. */
  async lockOwner(userId: string): Promise<User> {
    const user = await this.users.findLocked(userId);
    if (!user) throw new NotFoundError();
    return user;
  }

  /** In the transaction that changes it; whose account has no address is told by nobody. */
  async tell(user: User, change: SecondFactorChange): Promise<void> {
    const person = await this.persons.get(user.personId);
    const told = await this.mails.secondFactorChanged(user, person, { change, at: this.clock.now() });
    if (told) await this.users.save(user, told);
    this.database.afterCommit(() => this.security.record('second-factor-changed', { userId: user.id, reason: change }));
  }
}
