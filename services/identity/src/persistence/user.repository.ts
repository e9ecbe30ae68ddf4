import { Database, type Fact, Outbox } from '@bitacora/platform';
import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { User } from '../domain/user.ts';

/** What happens to an account, and others hear about. */
export type UserEvent =
  | 'identity.activation-requested'
  | 'identity.user-activated'
  | 'identity.password-reset-requested'
  | 'identity.login-attempts-exceeded'
  | 'identity.password-changed'
  | 'identity.email-confirmation-requested'
  | 'identity.email-change-requested'
  | 'identity.email-changed'
  | 'identity.username-changed'
  | 'identity.second-factor-changed'
  | 'identity.account-confirmation-requested'
  | 'identity.employment-offered';

export type UserFact = { [Name in UserEvent]: Pick<Fact<Name>, 'name' | 'data'> }[UserEvent];

@Injectable()
export class UserRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  async find(id: string): Promise<User | null> {
    return this.database.em.findOne(User, { id });
  }

  /** The account, locked until the transaction ends: two commands of one account take turns. */
  async findLocked(id: string): Promise<User | null> {
    return this.database.em.findOne(User, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** The account of a person, locked in the same way; one that was closed is none. */
  async findByPerson(personId: string): Promise<User | null> {
    return this.database.em.findOne(User, { personId, closedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async findByUsername(username: string): Promise<User | null> {
    return this.database.em.findOne(User, { username }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** In whose name mails to a person speak: where the person works, else the agency that registered the person. */
  async agencyOf(userId: string): Promise<string | null> {
    const [row] = await this.database.query<{ agency: string }>(
      `select agency from (
         select agency, 0 as rank, id from employees where user_id = ? and is_active
         union all
         select agency, case when follows_person then 1 else 2 end, id from passengers where user_id = ?
       ) as agencies order by rank, id limit 1`,
      [userId, userId],
    );
    return row?.agency ?? null;
  }

  /** Whether somebody works for an agency. */
  async isStaff(userId: string): Promise<boolean> {
    return (await this.database.query(`select from employees where user_id = ? and is_active`, [userId])).length > 0;
  }

  /** Stores a new account that waits; nobody hears of it before a link is asked for. */
  async add(user: User): Promise<void> {
    user.version = 1;
    this.database.em.persist(user);
    await this.database.em.flush();
  }

  /** Stores a change that nobody else has to hear of. */
  async store(user: User): Promise<void> {
    user.version += 1;
    await this.database.em.flush();
  }

  async save(user: User, fact: UserFact): Promise<void> {
    await this.outbox.save(user, () => fact);
  }

  /** Stores a change that others hear of by several facts, or by none. */
  async saveAll(user: User, [first, ...others]: readonly UserFact[]): Promise<void> {
    if (first) await this.save(user, first);
    for (const fact of others) await this.tell(user, fact);
  }

  /** A second fact of a change that `save` has stored in this transaction. */
  async tell(user: User, fact: UserFact): Promise<void> {
    await this.outbox.add({ aggregateId: user.id, aggregateVersion: user.version, ...fact } as Fact<UserEvent>);
  }
}
