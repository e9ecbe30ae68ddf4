import { mailChoicesPath } from '@bitacora/contracts';
import { dayAt } from '@bitacora/kernel';
import { ENVIRONMENT, sealedToken, type TemporaryFiles, unseal } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { NotificationsEnvironment } from '../config.ts';
import { OpinionLinks } from '../credentials/opinion-links.ts';
import { MailTokens } from '../credentials/mail-tokens.ts';
import { ReturnAddresses } from '../credentials/return-addresses.ts';
import type { Mail, Recipient } from '../domain/mail.ts';
import { mailKindOf } from '../mails/mail-kinds.ts';
import { BouncedAddresses } from '../persistence/bounced-addresses.ts';
import { Directory } from '../persistence/directory.ts';
import { type Mailbox, SwitchedOffMails } from '../persistence/switched-off-mails.ts';
import { AttachedFiles } from './attached-files.ts';
import { contentOf, type Part } from './content.ts';
import { type WrittenMail, writeMail } from './write-mail.tsx';

interface Rendering {
  /** When it leaves. */
  now: Date;
  /** Where the files stay that it carries, until it was sent. */
  temporary: TemporaryFiles;
}

interface Rendered {
  /** Null when none of the mails has anything to tell any more. */
  message: WrittenMail | null;
  /** Where it comes back to when it cannot be delivered; null for its sender. */
  returnTo: string | null;
  /** Whom it reaches. */
  reader: Recipient | null;
  /** What of a journey each says that may change. */
  says: ReadonlyMap<string, object>;
  /** Why each of the others is not sent. */
  dropped: ReadonlyMap<string, string>;
}

const nothing: Rendered = { message: null, returnTo: null, reader: null, says: new Map(), dropped: new Map() };

/**
 * Writes the message of the ledger's mails that leave together. Only here is a sealed link opened, and the opened link
 * lives no longer than the message.
 */
@Injectable()
export class MailRenderer {
  constructor(
    private readonly directory: Directory,
    private readonly files: AttachedFiles,
    private readonly switchedOff: SwitchedOffMails,
    private readonly bounced: BouncedAddresses,
    private readonly tokens: MailTokens,
    private readonly links: OpinionLinks,
    private readonly returnAddresses: ReturnAddresses,
    @Inject(ENVIRONMENT) private readonly environment: NotificationsEnvironment,
  ) {}

  async render(mails: readonly Mail[], { now, temporary }: Rendering): Promise<Rendered> {
    const [first] = mails;
    if (!first) return nothing;
    const { SEAL_KEY, PUBLIC_URL, MAIL_FROM, AGENCY_RUC } = this.environment;
    const agency = await this.directory.findAgency(first.agency ?? AGENCY_RUC);
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
      now,
      publicUrl: PUBLIC_URL,
      files: { read: (files) => this.files.read(files, temporary) },
      links: this.links,
    });
    if (!content) return { ...nothing, dropped };
    const { words, reader, told } = content;
    if (!parts.some(({ kind }) => kind.triesAgain) && (await this.bounced.has(reader.email))) {
      const all = parts.map(({ id }) => [id, dropped.get(id) ?? 'address_bounced'] as const);
      return { ...nothing, dropped: new Map(all) };
    }
    const unwanted = await this.unwanted(parts, { agency: first.agency ?? AGENCY_RUC, email: reader.email });
    if (unwanted.some(({ id }) => !dropped.has(id))) return this.renderWithout(mails, unwanted, { now, temporary });
    const id = first.message ?? first.id;
    const message = await writeMail(words, {
      id,
      recipient: reader,
      agency,
      from: MAIL_FROM,
      publicUrl: PUBLIC_URL,
      expiresAt: first.hasLinkEnded(now) ? null : first.expiresAt,
      today,
      choicesPath: told.hasChoices ? mailChoicesPath(this.tokens.of(told.first)) : null,
      isOneGroup: told.isOneGroup,
    });
    return { message, returnTo: this.returnAddresses.of(id), reader, says: told.says, dropped };
  }

  /** Those that the address of now does without: it may have said so since they were planned, or be another one. */
  private async unwanted(parts: readonly Part[], mailbox: Mailbox): Promise<Part[]> {
    const off = await this.switchedOff.at(mailbox);
    return parts.filter(({ kind: { group } }) => group !== null && off.has(group));
  }

  private async renderWithout(
    mails: readonly Mail[],
    unwanted: readonly Part[],
    rendering: Rendering,
  ): Promise<Rendered> {
    const left = new Set(unwanted.map(({ id }) => id));
    const rest = await this.render(
      mails.filter(({ id }) => !left.has(id)),
      rendering,
    );
    return { ...rest, dropped: new Map([...rest.dropped, ...[...left].map((id) => [id, 'switched_off'] as const)]) };
  }
}
