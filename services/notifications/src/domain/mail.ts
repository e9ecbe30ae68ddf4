import { Aggregate, doubled, instantAt } from '@bitacora/kernel';
import { outsideQuietHours } from './quiet-hours.ts';

export const mailStatuses = ['waiting', 'sending', 'sent', 'bounced', 'failed', 'dropped'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** Why a mail came back: its server does not have that address, or another reason, which may pass. */
export type BounceReason = 'no_such_address' | 'came_back';

export interface Recipient {
  email: string;
  name: string;
  userId: string | null;
  /** Of the agency's passengers, the one to whom it goes. */
  passenger?: string;
  /** The address is the account's own, which no agency is shown, nor that it is the same as one that it wrote. */
  isAccounts?: boolean;
}

const addressOf = ({ email }: Pick<Recipient, 'email'>): string => email.trim().toLowerCase();

/** One for all the addresses that many a mailbox has: without what follows a plus in its name, and Gmail's without points, by its one name. */
export function plainAddress(address: Pick<Recipient, 'email'>): string {
  const [name = '', domain = ''] = addressOf(address).split(/@(?=[^@]*$)/);
  const plain = name.replace(/(?<=.)\+.*/, '');
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
}

/** Whom an address is of, for whoever compares: an account's own is compared with no other. */
export const readerName = (reader: Pick<Recipient, 'email' | 'userId' | 'isAccounts'>): string =>
  reader.isAccounts ? `account ${reader.userId}` : addressOf(reader);

/**
 * Who of its readers of now gets a mail that was planned for somebody: whoever reads that address, which people may share,
 * else the same passenger at another one. Null when neither is a reader any more. An account's own address is shared with
 * nobody: else the list of mails told whose it is.
 */
export function readerNow(planned: Recipient, readers: readonly Recipient[]): Recipient | null {
  const shared = planned.isAccounts ? [] : readers.filter(({ isAccounts }) => !isAccounts);
  const atAddress = shared.find((reader) => addressOf(reader) === addressOf(planned));
  const reader = atAddress ?? readers.find(({ passenger }) => passenger && passenger === planned.passenger);
  return reader ? { ...reader, email: addressOf(reader) } : null;
}

/** What a mail is about, for whoever asks later what was mailed about it. */
export interface MailSubject {
  journey?: string | null | undefined;
  passenger?: string | null | undefined;
}

interface Occasion {
  eventId: string;
  template: string;
  agency: string | null;
  occurredAt: Date;
  about?: MailSubject | undefined;
}

export interface Plan extends Occasion {
  /** What it is told once for, in place of its event and address. */
  onceFor?: string | undefined;
  recipient: Recipient;
  data: object;
  /** A secret link, still sealed; it is opened only while the mail is rendered, and wiped when the mail is done. */
  sealed: string | null;
  /** Until when it is of use: its link, or its reminder. */
  expiresAt: Date | null;
  /** What may leave together with others to the same address, and when; alone where it is about nothing, and at once when not given. */
  gathered?: { about: string | null; until: Date } | null;
  /** Until when somebody may take back what it tells: it leaves with no other before that. */
  settlesAt?: Date | null;
  /** On whose clock it wakes nobody, also when it was held up; null of what leaves at any hour. */
  quietZone?: string | null;
}

const HOUR = 60 * 60 * 1000;
/** A mail about an older event is news no longer: it comes from a restore or a replay (product 16.1). */
const OLDEST_NEWS = 48 * HOUR;
const LONGEST_DELIVERY = 8 * 24 * HOUR;
const LONGEST_WAIT = 30_000;
/**
 * An error that is neither the relay's nor the network's is a bug, or the mail was planned by a newer release than this
 * replica's: then one of that release sends it within the quarter of an hour that these take (architecture#events).
 */
const TRIES_OF_THE_UNEXPECTED = 35;

const waitAfter = (attempts: number) => doubled(1000, attempts - 1, LONGEST_WAIT);

/**
 * One mail to one person about one occasion: a row of the ledger, from the plan to what became of it. Rows of the same
 * bundle leave in one message, and share what becomes of it.
 */
export class Mail extends Aggregate {
  /** What the ledger is unique by: the event, the template and the address, or the account whose own that is; or what its kind is told once for. */
  occasion!: string;
  template!: string;
  agency!: string | null;
  recipientEmail!: string | null;
  recipientName!: string | null;
  recipientUserId!: string | null;
  /** Whether it goes to the account's own address, which no agency is shown. */
  toAccount!: boolean;
  data!: object;
  sealed!: string | null;
  expiresAt!: Date | null;
  occurredAt!: Date;
  /** The journey that it is about, and the passenger to or about whom it is; null where it is about neither. */
  journey!: string | null;
  passenger!: string | null;
  /** What it waits for company about, with the address; null for a mail that leaves alone. */
  bundle!: string | null;
  /** Until when it gathers. */
  notBefore!: Date;
  /** Before that no bundle takes it along. */
  settlesAt!: Date | null;
  /** IANA zone in which it does not leave at night (product 16.8). */
  quietZone!: string | null;
  /** The message that carries it, by the id of the first mail in it; null until it was taken in hand for the first time. */
  message!: string | null;
  status!: MailStatus;
  attempts!: number;
  nextAttemptAt!: Date;
  claimedUntil!: Date | null;
  possibleDuplicate!: boolean;
  reason!: string | null;
  createdAt!: Date;
  finishedAt!: Date | null;

  static isTooOld(occurredAt: Date, now: Date): boolean {
    return now.getTime() - occurredAt.getTime() > OLDEST_NEWS;
  }

  static plan(
    id: string,
    { recipient, data, sealed, expiresAt, gathered, settlesAt = null, quietZone = null, ...occasion }: Plan,
    now: Date,
  ): Mail {
    const email = addressOf(recipient);
    const isAccounts = recipient.isAccounts ?? false;
    const to = readerName(recipient);
    const notBefore = gathered?.until ?? now;
    return Object.assign(Mail.about(id, occasion, to, now), {
      recipientEmail: email,
      recipientName: recipient.name,
      recipientUserId: recipient.userId,
      toAccount: isAccounts,
      passenger: recipient.passenger ?? occasion.about?.passenger ?? null,
      data,
      sealed,
      expiresAt,
      bundle: gathered && gathered.about !== null ? `${gathered.about}:${to}` : null,
      notBefore,
      settlesAt,
      nextAttemptAt: notBefore,
      quietZone,
    });
  }

  /** Of a mail that was not entered yet: the record that its reader does without it, or cannot be reached. */
  leaveUnsent(reason: string, now: Date): void {
    if (this.attempts > 0) throw new Error(`mail ${this.id} was in hand already`);
    Object.assign(this, { status: 'dropped', reason, finishedAt: now, sealed: null });
  }

  /** The record that an event came too late for a mail. */
  static tooLate(id: string, occasion: Occasion, now: Date): Mail {
    return Object.assign(Mail.about(id, occasion, '', now), {
      status: 'dropped',
      reason: 'event_too_old',
      finishedAt: now,
    });
  }

  private static about(
    id: string,
    { eventId, template, agency, occurredAt, about, onceFor }: Occasion & Pick<Plan, 'onceFor'>,
    to: string,
    now: Date,
  ): Mail {
    return Object.assign(new Mail(), {
      id,
      occasion: onceFor === undefined ? `${eventId}:${template}:${to}` : `once:${template}:${onceFor}`,
      template,
      agency,
      recipientEmail: null,
      recipientName: null,
      recipientUserId: null,
      toAccount: false,
      data: {},
      sealed: null,
      expiresAt: null,
      occurredAt,
      journey: about?.journey ?? null,
      passenger: about?.passenger ?? null,
      bundle: null,
      notBefore: now,
      settlesAt: null,
      quietZone: null,
      message: null,
      status: 'waiting',
      attempts: 0,
      nextAttemptAt: now,
      claimedUntil: null,
      possibleDuplicate: false,
      reason: null,
      createdAt: now,
      finishedAt: null,
    } satisfies Omit<Mail, keyof typeof Mail.prototype | 'version'>);
  }

  /**
   * Why this mail must not be sent any more; null while it may. After a restore somebody may have decided that what
   * happened until then is mailed no more. What has more to say than its link leaves without it.
   */
  outdatedAt(
    now: Date,
    { droppedUntil = null, saysMoreThanLink = false }: { droppedUntil?: Date | null; saysMoreThanLink?: boolean } = {},
  ): string | null {
    if (droppedUntil !== null && this.occurredAt <= droppedUntil) return 'dropped_after_restore';
    // A reminder says itself until when it helps, however long nobody was there who could send it.
    const isReminder = this.sealed === null && this.expiresAt !== null;
    if (!isReminder && Mail.isTooOld(this.occurredAt, now)) return 'event_too_old';
    if (this.hasLinkEnded(now)) return saysMoreThanLink ? null : 'link_expired';
    return this.expiresAt !== null && this.expiresAt <= now ? 'too_late' : null;
  }

  /** Until when it wakes nobody who is asleep at that instant; null while it may leave, or would help nobody by then. */
  morningAfter(at: Date): Date | null {
    if (this.quietZone === null) return null;
    const morning = outsideQuietHours(at, this.quietZone, 'after');
    return morning > at && (this.expiresAt === null || morning < this.expiresAt) ? morning : null;
  }

  /** Whether what its secret link opened is open no more. */
  hasLinkEnded(now: Date): boolean {
    return this.sealed !== null && this.expiresAt !== null && this.expiresAt <= now;
  }

  /** Whether it waits no more, for whatever reason. */
  get hasEnded(): boolean {
    return this.status !== 'waiting' && this.status !== 'sending';
  }

  /** To whom it was planned; of a mail that was never to leave nobody. */
  get recipient(): Recipient {
    const { recipientEmail: email, recipientName: name, recipientUserId: userId, passenger, toAccount } = this;
    const of = passenger === null ? {} : { passenger };
    return { email: email ?? '', name: name ?? '', userId, isAccounts: toAccount, ...of };
  }

  /** `reader`: whom it reached, perhaps elsewhere than it was planned to. `said`: what it said of what may change (product 16.25). */
  markSent(now: Date, reader: Recipient = this.recipient, said: object | null = null): void {
    if (said) this.data = { ...this.data, ...said };
    this.recipientEmail = reader.email;
    this.recipientName = reader.name;
    this.recipientUserId = reader.userId;
    this.toAccount = reader.isAccounts ?? false;
    this.passenger = reader.passenger ?? this.passenger;
    this.end('sent', null, now);
  }

  /** Whether it is still to leave, or nobody knows yet whether it did. */
  get isUnfinished(): boolean {
    return this.status === 'waiting' || this.status === 'sending';
  }

  /** Servers give up within days: a report that comes later was made by somebody who has an old mail. */
  mayComeBack(now: Date): boolean {
    return this.finishedAt !== null && now.getTime() - this.finishedAt.getTime() < LONGEST_DELIVERY;
  }

  /** It had left, and a report says that it did not arrive. */
  comeBack(reason: BounceReason, now: Date): void {
    if (this.status !== 'sent') throw new Error(`mail ${this.id} is ${this.status}, not sent`);
    Object.assign(this, { status: 'bounced', reason, finishedAt: now });
  }

  fail(reason: string, now: Date): void {
    this.end('failed', reason, now);
  }

  drop(reason: string, now: Date): void {
    this.end('dropped', reason, now);
  }

  /** The relay or the network is in the way: without limit, at most 30 s apart. */
  tryLater(reason: string, now: Date): void {
    this.mustBeSending();
    this.status = 'waiting';
    this.reason = reason;
    this.claimedUntil = null;
    this.nextAttemptAt = instantAt(now.getTime() + waitAfter(this.attempts));
  }

  /** It was taken in hand at night. */
  waitUntil(morning: Date): void {
    this.mustBeSending();
    Object.assign(this, { status: 'waiting', claimedUntil: null, nextAttemptAt: morning });
  }

  /** Nobody knows whether it left: once more, flagged; a second time would be a third copy. */
  mayHaveLeft(reason: string, now: Date): void {
    this.mustBeSending();
    if (this.possibleDuplicate) return this.fail(reason, now);
    this.possibleDuplicate = true;
    this.tryLater(reason, now);
  }

  stumble(reason: string, now: Date): void {
    if (this.attempts >= TRIES_OF_THE_UNEXPECTED) this.fail(reason, now);
    else this.tryLater(reason, now);
  }

  private end(status: MailStatus, reason: string | null, now: Date): void {
    this.mustBeSending();
    this.status = status;
    this.reason = reason;
    this.finishedAt = now;
    this.claimedUntil = null;
    this.sealed = null;
  }

  private mustBeSending(): void {
    if (this.status !== 'sending') throw new Error(`mail ${this.id} is ${this.status}, not sending`);
  }
}
