import { conflict } from '@bitacora/contracts/messages';
import { newId } from '@bitacora/kernel/ids';
import { arrayLiteral, Database, Outbox, Waker } from '@bitacora/platform';
import { LockMode, type RequiredEntityData } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { codeOfRefusal } from '../domain/code-of-refusal.ts';
import { Mail, type Recipient } from '../domain/mail.ts';
import { DatabaseClock } from './database-clock.ts';
import { readerOf } from './reader-of.ts';
import { isHeld, isHeldAs } from './mail-holds.ts';

/** Longer than a send may take: a claim that is older belongs to a process that is no more. */
const CLAIM_SECONDS = 60;

/** So many mails leave as one: of thousands that somebody makes at once a message would hold up all others for minutes. */
const MOST_TOGETHER = 100;

/** What the sender takes in hand: mails that are due, and those whose claim ran out; none that a restore holds back. */
const isDue = `((status = 'waiting' and next_attempt_at <= now()) or (status = 'sending' and claimed_until < now()))
  and not ${isHeld}`;

/**
 * Of what leaves together one mail stands for all: of a bundle the one that waits longest, of a message that goes out again
 * the one that named it. So two processes never take parts of the same.
 */
const isLeader = `(message = id or (message is null and not exists (
  select 1 from mails earlier
  where earlier.bundle = mails.bundle and earlier.status = 'waiting' and earlier.message is null
    and (earlier.next_attempt_at, earlier.id) < (mails.next_attempt_at, mails.id) and not ${isHeldAs('earlier')})))`;

/**
 * What was taken once stays together: a mail that came since would change a message that may have left already. What may be
 * taken back still stays behind, and leaves by itself; so does what is more than a message carries.
 */
const leavesWithLeader = `(mails.id = leader.id
  or (leader.message is not null and mails.message = leader.id and mails.status in ('waiting', 'sending'))
  or (leader.message is null and mails.message is null and mails.bundle = leader.bundle and mails.status = 'waiting'
      and coalesce(mails.settles_at, now()) <= now() and not ${isHeld}
      and mails.id in (
        select one.id from mails one
        where one.bundle = leader.bundle and one.status = 'waiting' and one.message is null
        order by one.next_attempt_at, one.id limit ${MOST_TOGETHER})))`;

/** So long at most one change after another holds up what is told of a journey. */
const LONGEST_SETTLING = '2 minutes';

/** Whether two rows are about the same journey, to the same reader. */
const areToOneReader = (one: string, other: string) =>
  `(${other}.journey = ${one}.journey and ${readerOf(other)} = ${readerOf(one)})`;

/**
 * What a reader is told of a journey is as it is when it leaves, and is compared with what was told before: it leaves when nothing
 * may be taken back any more, and one message after another, the one that waits longest first (product 16.25).
 */
const isTurnOf = (mail: string) => `(${mail}.journey is null or (
  (${mail}.next_attempt_at < now() - interval '${LONGEST_SETTLING}' or not exists (
    select from mails unsettled where ${areToOneReader(mail, 'unsettled')}
      and unsettled.status = 'waiting' and unsettled.settles_at > now()))
  and not exists (
    select from mails other where ${areToOneReader(mail, 'other')} and other.message is distinct from ${mail}.message
      and other.status = 'sending' and other.claimed_until >= now())))`;

/** None of them is due that waits longer: so what waits for its turn takes nobody else's. */
const isFirstOfTurn = `(journey is null or not exists (
  select from mails first where ${areToOneReader('mails', 'first')} and first.status = 'waiting'
    and (first.message is null or first.message = first.id) and first.next_attempt_at <= now()
    and (first.next_attempt_at, first.id) < (mails.next_attempt_at, mails.id) and not ${isHeldAs('first')}))`;

/** By which messages take turns: what is about no journey waits for nothing. */
const turn = `coalesce(journey || ' ' || ${readerOf('mails')}, id::text)`;

/** Asked each second, mostly for a no. */
const anyDue = { name: 'mails-due', text: `select 1 from mails where ${isDue} limit 1` };

/** What is sent again: which mail, about what beside its kind, and to whom of the agency's passengers. */
interface Again {
  of: Mail;
  about: string | null;
  passenger: string | null;
}

/** A journey, or an item of it, and since when it was called off. */
interface CalledOff {
  journey: string;
  item: string | null;
  since: Date;
}

/** Since when what was dropped may be so again, and when it leaves. */
interface Resumed {
  occurredAt: Date;
  until: Date;
  settlesAt: Date;
}

/** Messages by the kind of the first mail in them: of these kinds, or of all others. */
interface Kinds {
  templates: readonly string[];
  isOneOf: boolean;
}

/** The ledger of mails. */
@Injectable()
export class MailRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly waker: Waker,
    private readonly time: DatabaseClock,
  ) {}

  /**
   * Adds mails, each once per occasion; one that was dropped because it was not so then is told now. The sender is woken after
   * the commit.
   */
  async plan(...mails: readonly Mail[]): Promise<void> {
    if (mails.length === 0) return;
    // An address that people share is one reader.
    const each = [...new Map(mails.toReversed().map((mail) => [mail.occasion, mail])).values()].toReversed();
    for (const mail of each) mail.version = 1;
    // Its columns alone, without what it reckons from them.
    const rows = each.map((mail) => ({ ...mail }) as RequiredEntityData<Mail>);
    // One statement for all: the ORM's upsert also reads back each row that it leaves alone.
    await this.database.em
      .qb(Mail)
      .insert(rows)
      .onConflict('occasion')
      .merge()
      .where({ status: 'dropped', reason: { $in: ['no_longer_so', 'no_longer_to_them'] } })
      .execute();
    this.database.afterCommit(() => this.waker.wake());
  }

  /**
   * What was dropped since a journey, or an item of it, was called off, because it was not so: that stands again, and whether there is
   * something to tell is asked when these leave. As new rows of the ledger, for a message is named after one that may have
   * been in it.
   */
  async takeUp({ journey, item, since }: CalledOff, { occurredAt, until, settlesAt }: Resumed): Promise<void> {
    const rows = await this.database.query<{ id: string }>(
      `select id from mails where journey = ? and status = 'dropped' and reason = 'no_longer_so' and finished_at >= ?
         and (?::text is null or coalesce(data ->> 'item', ?::text) = ?::text) and occasion not like 'again:%'
       order by id for update`,
      [journey, since, item, item, item],
    );
    if (rows.length === 0) return;
    await this.database.query(
      `update mails set id = named.name, version = 1, status = 'waiting', reason = null, finished_at = null, message = null,
         attempts = 0, claimed_until = null, possible_duplicate = false, occurred_at = ?, not_before = ?, next_attempt_at = ?,
         settles_at = ?
       from jsonb_to_recordset(?::jsonb) as named (id uuid, name uuid) where mails.id = named.id`,
      [occurredAt, until, until, settlesAt, JSON.stringify(rows.map(({ id }) => ({ id, name: newId() })))],
    );
    this.database.afterCommit(() => this.waker.wake());
  }

  /** Enters mails that staff have sent again, which leave as one message, with the fact of it; answers of the first. */
  async planAgain(mails: readonly Mail[], { of, about, passenger }: Again): Promise<string> {
    const [first] = mails;
    if (!first) throw new Error(`nothing of mail ${of.id} is sent again`);
    await this.plan(...mails);
    await this.outbox.add({
      name: 'notifications.mail-sent-again',
      aggregateId: of.journey ?? of.passenger ?? of.id,
      aggregateVersion: 1,
      data: {
        mail_id: first.id,
        again_of: of.id,
        agency: of.agency ?? '',
        template: of.template,
        about,
        passenger,
      },
    });
    return first.id;
  }

  /** What left, failed or was dropped in one message with a mail of an agency, the first of it first; nothing where it has none. */
  async ofMessage(id: string, agency: string): Promise<Mail[]> {
    const mail = await this.database.em.findOne(Mail, { id, agency });
    if (!mail || mail.message === null) return mail ? [mail] : [];
    const { message, status } = mail;
    return this.database.em.find(Mail, { message, status, agency }, { orderBy: { id: 'asc' } });
  }

  /** Which occasions of its reminders mails about a journey told, and whom. */
  async occasionsTold(
    journey: string,
    template: string,
  ): Promise<(Pick<Recipient, 'email' | 'userId' | 'isAccounts'> & { occasion: string })[]> {
    return this.database.query(
      `select data ->> 'occasion' as occasion, recipient_email as email, recipient_user_id as "userId", to_account as "isAccounts"
       from mails where journey = ? and template = ? and status = 'sent' and data -> 'occasion' is not null`,
      [journey, template],
    );
  }

  async hasDue(): Promise<boolean> {
    return (await this.database.read(anyDue, [])).length > 0;
  }

  /**
   * Takes messages to send, for this process alone: of each the mails that leave in it, the first of them first. Time is
   * the database's, the same for every replica; the version rises, so that a process which lost its claim cannot write
   * any more. A claim left behind is taken over once, flagged.
   */
  async claim(limit: number, { templates, isOneOf }: Kinds): Promise<Mail[][]> {
    return this.database.transaction(async () => {
      const due = await this.database.query<{ id: string; turn: string }>(
        `select id, ${turn} as turn from mails
         where ${isDue} and ${isLeader} and ${isFirstOfTurn} and ${isTurnOf('mails')} and not (status = 'sending' and possible_duplicate)
           and (template = any (?::text[])) = ?
         order by next_attempt_at, id limit ${limit} for update skip locked`,
        [arrayLiteral(templates), isOneOf],
      );
      const leaders = await this.takeTurns(due);
      if (leaders.length === 0) return [];
      const taken = await this.database.query<{ id: string }>(
        `update mails set status = 'sending', attempts = mails.attempts + 1, version = mails.version + 1,
                claimed_until = now() + interval '${CLAIM_SECONDS} seconds', message = leader.id,
                possible_duplicate = mails.possible_duplicate or mails.status = 'sending'
         from mails leader
         where leader.id in (${leaders.map(() => '?').join(', ')}) and ${isTurnOf('leader')} and ${leavesWithLeader}
         returning mails.id`,
        leaders,
      );
      const mails = await this.database.em.find(
        Mail,
        { id: { $in: taken.map(({ id }) => id) } },
        { orderBy: { createdAt: 'asc', id: 'asc' } },
      );
      const messages = leaders.map((id) => mails.filter(({ message }) => message === id));
      return messages.filter(({ length }) => length > 0);
    });
  }

  /** But for those of which another replica takes some at this moment: what that one took is seen by the next statement. */
  private async takeTurns(due: readonly { id: string; turn: string }[]): Promise<string[]> {
    if (due.length === 0) return [];
    const taken = await this.database.query<{ id: string }>(
      `select id from jsonb_to_recordset(?::jsonb) as one (id text, turn text)
       where pg_try_advisory_xact_lock(hashtextextended(turn, 1))`,
      [JSON.stringify(due)],
    );
    return taken.map(({ id }) => id);
  }

  /** Ends the mails whose sending was cut off twice: a third try could be a third copy. Answers how many. */
  async endTwiceInterrupted(): Promise<number> {
    return this.database.transaction(async () => {
      const left = await this.database.query<{ id: string }>(
        `select id from mails where ${isDue} and status = 'sending' and possible_duplicate
         limit 50 for update skip locked`,
      );
      const now = await this.time.ofMails();
      for (const { id } of left) {
        const mail = await this.database.em.findOneOrFail(Mail, { id });
        mail.fail('interrupted_twice', now);
        await this.saveEnded(mail);
      }
      return left.length;
    });
  }

  /** Changes the claimed mails of a message, told what time it is, and saves them with their facts. Throws `conflict` when the claim was lost meanwhile. */
  async change(
    claimed: readonly Mail[],
    tell: (mail: Mail, now: Date) => void,
    /** What else is known since, stored with it. */
    besides: (now: Date) => Promise<void> = async () => undefined,
  ): Promise<Mail[]> {
    return this.database.transaction(async () => {
      const versions = new Map(claimed.map(({ id, version }) => [id, version]));
      const mails = await this.database.em.find(
        Mail,
        { id: { $in: [...versions.keys()] } },
        { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
      );
      if (mails.filter(({ id, version }) => versions.get(id) === version).length < claimed.length) {
        throw conflict('claim_lost');
      }
      const now = await this.time.ofMails();
      for (const mail of mails) {
        tell(mail, now);
        await this.saveEnded(mail);
      }
      await besides(now);
      return mails;
    });
  }

  /** The mails that left as one message, which nobody else changes until the transaction ends. */
  async lockMessage(message: string): Promise<Mail[]> {
    return this.database.em.find(Mail, { message }, { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } });
  }

  private async saveEnded(mail: Mail): Promise<void> {
    // A mail that waits again or is dropped is nobody's news: it is only stored.
    if (mail.status !== 'sent' && mail.status !== 'failed') return;
    await this.outbox.save(mail, () => ({
      name: mail.status === 'sent' ? 'notifications.mail-sent' : 'notifications.mail-failed',
      data: {
        mail_id: mail.id,
        template: mail.template,
        agency: mail.agency,
        recipient_user_id: mail.recipientUserId,
        reason: codeOfRefusal(mail.reason),
      },
    }));
  }
}
