import { type Right, rightsOf } from '@bitacora/contracts';
import { dayAt } from '@bitacora/kernel';
import { Injectable } from '@nestjs/common';
import { type Mail, readerNow, type Recipient } from '../domain/mail.ts';
import { Directory, recipientOf } from '../persistence/directory.ts';
import { mailKindOf } from './mail-kinds.ts';
import { asRecipients } from './travellers-of.ts';

/** Why nobody reads a mail any more. */
type NoReader = 'mail_no_longer_so' | 'mail_without_reader';

/** Who reads now what was mailed before: the same person at the address of now, as long as it is still for that one. */
@Injectable()
export class ReadersOfNow {
  constructor(private readonly directory: Directory) {}

  async of(mail: Mail, now: Date): Promise<Recipient | NoReader> {
    const kind = mailKindOf(mail.template);
    const context = { directory: this.directory, today: dayAt(now) };
    const data = kind.data.parse(mail.data);
    if (kind.news) return orNobody(readerNow(mail.recipient, await kind.readers(data, context)));
    if (kind.isStillSo && !(await kind.isStillSo(data, this.directory, now))) return 'mail_no_longer_so';
    const readers = await this.readersOfLetter(mail, kind.right);
    return orNobody(readerNow(mail.recipient, readers));
  }

  /** A letter is somebody's with an account, as a passenger or an employee who may still answer it; or the agency's own. */
  private async readersOfLetter({ agency, recipientUserId: user }: Mail, right?: Right): Promise<Recipient[]> {
    if (agency === null) return [];
    if (user === null) {
      const own = await this.directory.findAgency(agency);
      return own ? [{ email: own.email, name: own.name, userId: null }] : [];
    }
    const { passengers, employees } = await this.directory.peopleOf(user, agency);
    const working = employees
      .filter(({ is_active: isActive, roles }) => isActive && (!right || rightsOf(roles).includes(right)))
      .map(recipientOf);
    return [...working, ...asRecipients(passengers)];
  }
}

const orNobody = (reader: Recipient | null): Recipient | NoReader => reader ?? 'mail_without_reader';
