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

  /** Each once per occasion, however often it is planned. */
  async plan(...mails: readonly Mail[]): Promise<void> {
    const toSend = mails
      .filter(({ status }) => status === 'waiting')
      .map((mail) => ({
        mail,
        email: mail.recipientEmail ?? '',
        agency: mail.agency ?? this.environment.AGENCY_RUC,
        ...mailKindOf(mail.template),
      }));
    for (const { email, triesAgain } of toSend) if (triesAgain) await this.bounced.remove(email);
    const bounced = await this.bounced.among(toSend.map(({ email }) => email));
    const off = await this.switchedOff.areOff(toSend.map(({ agency, email, group }) => ({ agency, email, group })));
    toSend.forEach(({ mail, email }, nth) => {
      if (bounced.has(email)) mail.leaveUnsent('address_bounced', mail.createdAt);
      else if (off[nth]) mail.leaveUnsent('switched_off', mail.createdAt);
    });
    await this.mails.plan(...mails);
  }
}
