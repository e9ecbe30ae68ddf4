import { maskEmail } from '@bitacora/kernel';
import type { EventData, SecondFactorChange } from '@bitacora/contracts';
import { ENVIRONMENT, seal } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { IdentityEnvironment } from '../config.ts';
import type { Employee } from '../domain/employee.ts';
import type { Passenger } from '../domain/passenger.ts';
import type { Person } from '../domain/person.ts';
import type { User } from '../domain/user.ts';
import { type TokenPurpose, type TokenSubject, UNDO_LIFE } from '../domain/user-token.ts';
import { UserTokenRepository, type WaitingEmail } from '../persistence/user-token.repository.ts';
import { type UserFact, UserRepository } from '../persistence/user.repository.ts';

/** A link that an operator hands on, in place of a mail. */
export interface HandedLink {
  purpose: 'activation' | 'password-reset';
  uid: string;
  token: string;
}

type ResetReason = NonNullable<EventData<'identity.password-reset-requested'>['reason']>;

interface Sealed {
  sealed: string;
  expires_at: string;
}

/** Links that notifications mails: their secret leaves identity sealed. */
@Injectable()
export class MailedLinks {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: IdentityEnvironment,
    private readonly users: UserRepository,
    private readonly tokens: UserTokenRepository,
  ) {}

  /** A link to the person's own address, and the fact that asks to mail it; null when the person has none. */
  async prepare(purpose: 'activation' | 'password-reset', user: User, person: Person): Promise<UserFact | null> {
    const { email } = person.contact;
    if (email === null) return null;
    const data = { ...(await this.addressee(user, person)), email, ...(await this.issue(user, purpose)) };
    if (purpose === 'password-reset') return { name: 'identity.password-reset-requested', data };
    const isStaff = await this.users.isStaff(user.id);
    return { name: 'identity.activation-requested', data: { ...data, ...(isStaff ? { reason: 'staff' } : {}) } };
  }

  /** The link that an operator hands to its owner: it is in no event and no mail. */
  async hand(purpose: HandedLink['purpose'], user: User): Promise<HandedLink> {
    const { token } = await this.tokens.issue(user.id, purpose);
    return { purpose, uid: user.id, token };
  }

  /** The link to choose another password when nobody asked for it, and why; null when the person has no address. */
  async resetBecause(reason: ResetReason, user: User, person: Person): Promise<UserFact | null> {
    const fact = await this.prepare('password-reset', user, person);
    if (fact?.name !== 'identity.password-reset-requested') return null;
    return { name: fact.name, data: { ...fact.data, reason } };
  }

  /** The link that makes a waiting address the account's, to that address. */
  async confirmEmail(user: User, person: Person, { email, emailChange }: WaitingEmail): Promise<UserFact> {
    return {
      name: 'identity.email-confirmation-requested',
      data: {
        ...(await this.addressee(user, person)),
        email,
        ...(await this.issue(user, 'email-confirmation', { email, emailChange })),
      },
    };
  }

  /** The link that undoes a change, to the address that is to be left; null when there is none. */
  async undoEmail(
    user: User,
    person: Person,
    { email, emailChange }: WaitingEmail,
    now: Date,
  ): Promise<UserFact | null> {
    const former = person.contact.email;
    if (former === null) return null;
    return {
      name: 'identity.email-change-requested',
      data: {
        ...(await this.addressee(user, person)),
        former_email: former,
        new_email_masked: maskEmail(email),
        requested_at: now.toISOString(),
        ...(await this.issue(user, 'email-undo', { email: former, emailChange })),
      },
    };
  }

  /** That a change took effect, to the address that was left, with a link that undoes it as well. */
  async emailChanged(
    user: User,
    person: Person,
    { former, email, emailChange, at }: WaitingEmail & { former: string; at: Date },
  ): Promise<UserFact> {
    const { sealed } = await this.issue(user, 'email-undo', { email: former, emailChange });
    return {
      name: 'identity.email-changed',
      data: {
        ...(await this.addressee(user, person)),
        former_email: former,
        new_email_masked: maskEmail(email),
        changed_at: at.toISOString(),
        sealed,
        expires_at: new Date(at.getTime() + UNDO_LIFE).toISOString(),
      },
    };
  }

  /** The link by which an account agrees that an agency's passenger is its person; null without an address. */
  async confirmAccount(user: User, person: Person, { id, agency }: Passenger): Promise<UserFact | null> {
    const { email } = person.contact;
    if (email === null) return null;
    const { sealed, expires_at } = await this.issue(user, 'account-confirmation', { passengerId: id });
    return {
      name: 'identity.account-confirmation-requested',
      data: { user_id: user.id, agency, email, first_name: person.firstName, passenger: id, sealed, expires_at },
    };
  }

  /** The link by which an account agrees to work for an agency; null without an address. */
  async offerEmployment(user: User, person: Person, { id, agency }: Employee): Promise<UserFact | null> {
    const { email } = person.contact;
    if (email === null) return null;
    const link = await this.issue(user, 'employment', { employeeId: id });
    return {
      name: 'identity.employment-offered',
      data: { user_id: user.id, agency, email, first_name: person.firstName, ...link },
    };
  }

  /** That the account is logged in to by the cédula from now on; null without an address. */
  async usernameChanged(user: User, person: Person): Promise<UserFact | null> {
    const { email } = person.contact;
    if (email === null) return null;
    return { name: 'identity.username-changed', data: { ...(await this.addressee(user, person)), email } };
  }

  /** That a code of another app, or other ones, open the account beside the password; null without an address. */
  async secondFactorChanged(
    user: User,
    person: Person,
    { change, at }: { change: SecondFactorChange; at: Date },
  ): Promise<UserFact | null> {
    const { email } = person.contact;
    if (email === null) return null;
    const data = { ...(await this.addressee(user, person)), email, change, changed_at: at.toISOString() };
    return { name: 'identity.second-factor-changed', data };
  }

  private async addressee(user: User, person: Person) {
    return { user_id: user.id, agency: await this.users.agencyOf(user.id), first_name: person.firstName };
  }

  private async issue(user: User, purpose: TokenPurpose, subject: Partial<TokenSubject> = {}): Promise<Sealed> {
    const { token, expiresAt } = await this.tokens.issue(user.id, purpose, subject);
    return {
      sealed: seal(this.environment.SEAL_KEY, { uid: user.id, token }),
      expires_at: expiresAt.toISOString(),
    };
  }
}
