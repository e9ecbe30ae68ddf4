import type { AnswerOf, sendMailAgain } from '@bitacora/contracts';
import { conflict } from '@bitacora/contracts/messages';
import { NotFoundError } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Mail, type Recipient } from '../domain/mail.ts';
import { AgainLimits } from '../limits/again-limits.ts';
import { groupOf } from '../mails/groups-of-mails.ts';
import { canBeSentAgain } from '../mails/mail-kinds.ts';
import { ReadersOfNow } from '../mails/readers-of-now.ts';
import { BouncedAddresses } from '../persistence/bounced-addresses.ts';
import { DatabaseClock } from '../persistence/database-clock.ts';
import { MailRepository } from '../persistence/mail.repository.ts';
import { SwitchedOffMails } from '../persistence/switched-off-mails.ts';

/**
 * Throws `not-found` for a mail that the agency has not, `conflict` for one that is not sent again or that nobody would get, and
 * `rate-limited`.
 */
export class SendMailAgain extends Command<AnswerOf<typeof sendMailAgain>> {
  constructor(
    readonly mail: string,
    readonly agency: string,
    readonly userId: string,
  ) {
    super();
  }
}

/** A mail of the message, and who reads it now. */
interface Again {
  mail: Mail;
  reader: Recipient;
}

type Refusal = Parameters<typeof conflict>[0];

@CommandHandler(SendMailAgain)
export class SendMailAgainHandler implements ICommandHandler<SendMailAgain> {
  constructor(
    private readonly mails: MailRepository,
    private readonly readers: ReadersOfNow,
    private readonly bounced: BouncedAddresses,
    private readonly switchedOff: SwitchedOffMails,
    private readonly limits: AgainLimits,
    private readonly time: DatabaseClock,
  ) {}

  async execute({ mail: id, agency, userId }: SendMailAgain): Promise<AnswerOf<typeof sendMailAgain>> {
    const former = await this.mails.ofMessage(id, agency);
    if (former.length === 0) throw new NotFoundError();
    const now = await this.time.ofMails();
    const found: (Again | Refusal)[] = [];
    for (const mail of former) found.push(await this.look(mail, agency, now));
    const again = found.filter((one) => typeof one === 'object');
    const [first] = again;
    if (!first) throw conflict(found.find((one) => typeof one === 'string') ?? 'mail_not_again');
    await this.limits.take(
      { rule: 'again-person', of: userId, userId },
      { rule: 'again-reader', of: first.reader.email, userId },
    );
    const occasion = newId();
    const planned = again.map(({ mail, reader }) => this.plan(mail, reader, occasion, now));
    return {
      id: await this.mails.planAgain(planned, {
        of: first.mail,
        about: aboutOf(again),
        passenger: first.reader.passenger ?? null,
      }),
    };
  }

  /** Whether one mail of the message has a reader that it reaches, or why not. */
  private async look(mail: Mail, agency: string, now: Date): Promise<Again | Refusal> {
    const { template, recipientEmail, expiresAt } = mail;
    if (!mail.hasEnded || recipientEmail === null || !canBeSentAgain(template)) return 'mail_not_again';
    if (expiresAt !== null && expiresAt <= now) return 'mail_too_late';
    const reader = await this.readers.of(mail, now);
    if (typeof reader === 'string') return reader;
    if (await this.bounced.has(reader.email)) return 'mail_address_bounced';
    const isOff = await this.switchedOff.isOff(groupOf(template), { agency, email: reader.email });
    return isOff ? 'mail_switched_off' : { mail, reader };
  }

  /** The same, about now: what it says is written when it leaves. All of a message leaves at once, and together. */
  private plan(mail: Mail, recipient: Recipient, occasion: string, now: Date): Mail {
    const { template, agency, journey, passenger, data, expiresAt } = mail;
    return Mail.plan(
      newId(),
      {
        eventId: `again:${occasion}:${mail.id}`,
        template,
        agency,
        occurredAt: now,
        about: { journey, passenger },
        recipient,
        data,
        sealed: null,
        expiresAt,
        gathered: { about: `again:${occasion}`, until: now },
      },
      now,
    );
  }
}

/** What mails are about beside their kind, as far as they say: the names of services. */
function aboutOf(again: readonly Again[]): string | null {
  const titles = again.flatMap(({ mail: { data } }) => ('title' in data ? String(data.title) : []));
  return titles.length > 0 ? titles.join(' · ') : null;
}
