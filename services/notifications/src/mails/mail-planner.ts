import { ENVIRONMENT } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { NotificationsEnvironment } from '../config.ts';
import type { Mail } from '../domain/mail.ts';
import { BouncedAddresses } from '../persistence/bounced-addresses.ts';
import { MailRepository } from '../persistence/mail.repository.ts';
import { SwitchedOffMails } from '../persistence/switched-off-mails.ts';
import { mailKindOf } from './mail-kinds.ts';

/** Enters mails into the ledger; one that its reader does without is entered as dropped. */
@Injectable()
export class MailPlanner {
  constructor(
    private readonly mails: MailRepository,
    private readonly switchedOff: SwitchedOffMails,
    private readonly bounced: BouncedAddresses,
    @Inject(ENVIRONMENT) private readonly environment: Pick<NotificationsEnvironment, 'AGENCY_RUC'>,
  ) {}

  /** Once per occasion, however often it is planned. */
  async plan(mail: Mail): Promise<void> {
    const reason = mail.status === 'waiting' ? await this.reasonAgainst(mail) : null;
    if (reason !== null) mail.leaveUnsent(reason, mail.createdAt);
    await this.mails.plan(mail);
  }

  private async reasonAgainst({ template, agency, recipientEmail }: Mail): Promise<string | null> {
    const email = recipientEmail ?? '';
    const { group, triesAgain } = mailKindOf(template);
    if (triesAgain) await this.bounced.remove(email);
    else if (await this.bounced.has(email)) return 'address_bounced';
    const mailbox = { agency: agency ?? this.environment.AGENCY_RUC, email };
    return (await this.switchedOff.isOff(group, mailbox)) ? 'switched_off' : null;
  }
}
