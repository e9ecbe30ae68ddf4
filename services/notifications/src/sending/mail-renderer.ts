import { type Clock, dayAt } from '@bitacora/kernel';
import { CLOCK, ENVIRONMENT, sealedToken, unseal } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { NotificationsEnvironment } from '../config.ts';
import type { Mail } from '../domain/mail.ts';
import { mailKindOf } from '../mails/mail-kinds.ts';
import { Directory } from '../persistence/directory.ts';
import { contentOf } from './content.ts';
import { type WrittenMail, writeMail } from './write-mail.tsx';

interface Rendered {
  /** Null when none of the mails has anything to tell any more. */
  message: WrittenMail | null;
  /** Ids of those that have not. */
  obsolete: ReadonlySet<string>;
}

/**
 * Writes the message of the ledger's mails that leave together. Only here is a sealed link opened, and the opened link
 * lives no longer than the message.
 */
@Injectable()
export class MailRenderer {
  constructor(
    private readonly directory: Directory,
    @Inject(ENVIRONMENT) private readonly environment: NotificationsEnvironment,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async render(mails: readonly Mail[]): Promise<Rendered> {
    const [first] = mails;
    if (!first) return { message: null, obsolete: new Set() };
    const { SEAL_KEY, PUBLIC_URL, MAIL_FROM, AGENCY_RUC } = this.environment;
    const agency = await this.directory.findAgency(first.agency ?? AGENCY_RUC);
    const today = dayAt(this.clock.now());
    const parts = mails.map(({ id, template, data, sealed }) => {
      const kind = mailKindOf(template);
      const token = sealed === null ? null : unseal(SEAL_KEY, sealed, sealedToken);
      return { id, kind, data: kind.data.parse(data), token };
    });
    const { content, obsolete } = await contentOf(parts, { directory: this.directory, agency, today });
    if (!content) return { message: null, obsolete };
    const message = await writeMail(content, {
      id: first.message ?? first.id,
      recipient: { email: first.recipientEmail ?? '', name: first.recipientName ?? '' },
      agency,
      from: MAIL_FROM,
      publicUrl: PUBLIC_URL,
      expiresAt: first.expiresAt,
      today,
    });
    return { message, obsolete };
  }
}
