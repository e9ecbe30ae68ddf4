import type { MailChoices } from '@bitacora/contracts';
import { maskEmail, NotFoundError } from '@bitacora/kernel';
import { Injectable } from '@nestjs/common';
import { MailTokens } from '../credentials/mail-tokens.ts';
import { groupsInUse } from '../mails/groups-of-mails.ts';
import { Mailboxes } from '../persistence/mailboxes.ts';
import { type Mailbox, SwitchedOffMails } from '../persistence/switched-off-mails.ts';

/** By a mail's link, or as who is logged in. */
export type Chooser = { token: string } | { userId: string };

/** Which mails are chosen, and whose choice that is. */
@Injectable()
export class MailChoicesReader {
  constructor(
    private readonly tokens: MailTokens,
    private readonly mailboxes: Mailboxes,
    private readonly switchedOff: SwitchedOffMails,
  ) {}

  /** Throws `not-found` for a link that opens nothing. */
  async of(chooser: Chooser): Promise<MailChoices> {
    return this.at(await this.mailboxesOf(chooser));
  }

  /** Throws `not-found` for a link that opens nothing. */
  async mailboxesOf(chooser: Chooser): Promise<Mailbox[]> {
    return 'token' in chooser ? [await this.ofLink(chooser.token)] : this.mailboxes.ofUser(chooser.userId);
  }

  /** The mail of a link, where it went and its kind. Throws `not-found` for a link that opens nothing. */
  async ofLink(token: string): Promise<Mailbox & { id: string; template: string }> {
    const id = this.tokens.read(token);
    const mail = id === null ? null : await this.mailboxes.ofMail(id);
    if (id === null || mail === null) throw new NotFoundError();
    return { ...mail, id };
  }

  /** A group of which mails still go to one of several addresses is on. */
  private async at(mailboxes: readonly Mailbox[]): Promise<MailChoices> {
    const off = await Promise.all(mailboxes.map((mailbox) => this.switchedOff.at(mailbox)));
    const isOn = (group: MailChoices['groups'][number]['group']) => off.some((groups) => !groups.has(group));
    return {
      emails: [...new Set(mailboxes.map(({ email }) => maskEmail(email)))],
      groups: mailboxes.length === 0 ? [] : groupsInUse().map((group) => ({ group, is_on: isOn(group) })),
    };
  }
}
