import { type MailGroup, mailGroups } from '@bitacora/contracts';
import { Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

/** An address as an agency writes to it: whoever reads it, choices are the address's (decision 43). */
export interface Mailbox {
  agency: string;
  email: string;
}

/** What addresses have switched off; of a group that has no row mails are sent. */
@Injectable()
export class SwitchedOffMails {
  constructor(private readonly database: Database) {}

  async at({ agency, email }: Mailbox): Promise<ReadonlySet<MailGroup>> {
    const rows = await this.database.query<{ mail_group: string }>(
      `select mail_group from switched_off_mails where agency = ? and address = lower(trim(?))`,
      [agency, email],
    );
    const off = new Set(rows.map(({ mail_group: group }) => group));
    return new Set(mailGroups.filter((group) => off.has(group)));
  }

  async isOff(group: MailGroup | null, mailbox: Mailbox): Promise<boolean> {
    const [isOff = false] = await this.areOff([{ group, ...mailbox }]);
    return isOff;
  }

  /** Of each of these, in their order, whether its address does without its group. */
  async areOff(asked: readonly (Mailbox & { group: MailGroup | null })[]): Promise<boolean[]> {
    const rows = await this.database.query<{ is_off: boolean }>(
      `select exists (select from switched_off_mails off where off.agency = one ->> 'agency'
         and off.address = lower(trim(one ->> 'email')) and off.mail_group = one ->> 'group') as is_off
       from jsonb_array_elements(?::jsonb) with ordinality as asked (one, nth) order by nth`,
      [JSON.stringify(asked)],
    );
    return rows.map(({ is_off: isOff }) => isOff);
  }

  async switchOff({ agency, email }: Mailbox, group: MailGroup, now: Date): Promise<void> {
    await this.database.query(
      `insert into switched_off_mails (agency, address, mail_group, switched_off_at) values (?, lower(trim(?)), ?, ?)
       on conflict do nothing`,
      [agency, email, group, now],
    );
  }

  async switchOn({ agency, email }: Mailbox, group: MailGroup): Promise<void> {
    await this.database.query(
      `delete from switched_off_mails where agency = ? and address = lower(trim(?)) and mail_group = ?`,
      [agency, email, group],
    );
  }
}
