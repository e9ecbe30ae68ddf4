import { ENVIRONMENT, sealedToken, unseal } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { NotificationsEnvironment } from '../config.ts';
import type { Mail } from '../domain/mail.ts';
import { mailKindOf } from '../mails/mail-kinds.ts';
import { Directory } from '../persistence/directory.ts';
import { type WrittenMail, writeMail } from './write-mail.tsx';

/** Writes a ledger's mail. Only here is a sealed link opened, and the opened link lives no longer than the message. */
@Injectable()
export class MailRenderer {
  constructor(
    private readonly directory: Directory,
    @Inject(ENVIRONMENT) private readonly environment: NotificationsEnvironment,
  ) {}

  async render(mail: Mail): Promise<WrittenMail> {
    const kind = mailKindOf(mail.template);
    const { SEAL_KEY, PUBLIC_URL, MAIL_FROM, AGENCY_RUC } = this.environment;
    const token = mail.sealed === null ? null : unseal(SEAL_KEY, mail.sealed, sealedToken);
    return writeMail(kind, {
      id: mail.id,
      data: kind.data.parse(mail.data),
      recipient: { email: mail.recipientEmail ?? '', name: mail.recipientName ?? '' },
      agency: await this.directory.findAgency(mail.agency ?? AGENCY_RUC),
      from: MAIL_FROM,
      publicUrl: PUBLIC_URL,
      token,
      expiresAt: mail.expiresAt,
    });
  }
}
