import { type Clock, dayAt } from '@bitacora/kernel';
import { CLOCK, ENVIRONMENT, sealedToken, unseal } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { NotificationsEnvironment } from '../config.ts';
import type { Mail, Recipient } from '../domain/mail.ts';
import { mailKindOf } from '../mails/mail-kinds.ts';
import { Directory } from '../persistence/directory.ts';
import { AttachedFiles } from './attached-files.ts';
import { contentOf, type Sendable } from './content.ts';
import { type WrittenMail, writeMail } from './write-mail.tsx';

interface Rendered {
  /** Null when none of the mails has anything to tell any more. */
  message: WrittenMail | null;
  /** Whom it reaches. */
  reader: Recipient | null;
  dropped: Sendable['dropped'];
}

const nothing: Rendered = { message: null, reader: null, dropped: new Map() };

/**
 * Writes the message of the ledger's mails that leave together. Only here is a sealed link opened, and the opened link
 * lives no longer than the message.
 */
@Injectable()
export class MailRenderer {
  constructor(
    private readonly directory: Directory,
    private readonly files: AttachedFiles,
    @Inject(ENVIRONMENT) private readonly environment: NotificationsEnvironment,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async render(mails: readonly Mail[]): Promise<Rendered> {
    const [first] = mails;
    if (!first) return nothing;
    const { SEAL_KEY, PUBLIC_URL, MAIL_FROM, AGENCY_RUC } = this.environment;
    const agency = await this.directory.findAgency(first.agency ?? AGENCY_RUC);
    const now = this.clock.now();
    const today = dayAt(now);
    const parts = mails.map((mail) => {
      const { id, template, data, sealed, recipient } = mail;
      const kind = mailKindOf(template);
      const token = sealed === null || mail.hasLinkEnded(now) ? null : unseal(SEAL_KEY, sealed, sealedToken);
      return { id, kind, data: kind.data.parse(data), token, recipient };
    });
    const { content, dropped } = await contentOf(parts, {
      directory: this.directory,
      agency,
      today,
      files: this.files,
    });
    if (!content) return { ...nothing, dropped };
    const { words, reader } = content;
    const message = await writeMail(words, {
      id: first.message ?? first.id,
      recipient: reader,
      agency,
      from: MAIL_FROM,
      publicUrl: PUBLIC_URL,
      expiresAt: first.hasLinkEnded(now) ? null : first.expiresAt,
      today,
    });
    return { message, reader, dropped };
  }
}
