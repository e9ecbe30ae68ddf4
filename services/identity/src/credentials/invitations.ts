import { conflict } from '@bitacora/contracts/messages';
import { Injectable } from '@nestjs/common';
import type { Employee } from '../domain/employee.ts';
import { isSameEmail } from '../domain/same-email.ts';
import type { User } from '../domain/user.ts';
import { PersonRepository } from '../persistence/person.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';
import { Limits } from './limits.ts';
import { MailedLinks } from './mailed-links.ts';

/**
 * Asks a known account once more whether it works for an agency, at its own address and within a limit. Never at another one
 * than the owner wrote: an account that waits is moved by the agency that registered it, which would decide who works here.
 */
@Injectable()
export class Invitations {
  constructor(
    private readonly users: UserRepository,
    private readonly persons: PersonRepository,
    private readonly mails: MailedLinks,
    private readonly limits: Limits,
  ) {}

  async mailAgain(employee: Employee, user: User | null): Promise<void> {
    if (!user || user.closedAt) throw conflict('employee_account_closed');
    const person = await this.persons.get(user.personId);
    if (!isSameEmail(person.contact.email, employee.email)) throw conflict('invited_email_moved');
    await this.limits.take({ rule: 'activation-mail', of: employee.id });
    const link = await this.mails.offerEmployment(user, person, employee);
    if (!link) throw conflict('account_without_email');
    await this.users.save(user, link);
  }
}
