import { conflict } from '@bitacora/contracts/messages';
import { Injectable } from '@nestjs/common';
import { Limits } from './limits.ts';
import { MailedLinks } from './mailed-links.ts';
import type { Employee } from '../domain/employee.ts';
import type { User } from '../domain/user.ts';
import { PersonRepository } from '../persistence/person.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';

/** Asks a known account once more whether it works for an agency, at its own address and within a limit. */
@Injectable()
export class Invitations {
  constructor(
    private readonly users: UserRepository,
    private readonly persons: PersonRepository,
    private readonly mails: MailedLinks,
    private readonly limits: Limits,
  ) {}

  async mailAgain(employee: Employee, user: User | null): Promise<void> {
    if (!user || user.closedAt) throw conflict('without_account');
    await this.limits.take({ rule: 'activation-mail', of: employee.id });
    const link = await this.mails.offerEmployment(user, await this.persons.get(user.personId), employee);
    if (!link) throw conflict('without_email');
    await this.users.save(user, link);
  }
}
