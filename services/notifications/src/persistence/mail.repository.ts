import { type Clock, ConflictError } from '@bitacora/kernel';
import { CLOCK, Database, Outbox, Waker } from '@bitacora/platform';
import { LockMode } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { Mail } from '../domain/mail.ts';
import { isHeld } from './mail-holds.ts';

/** Longer than a send may take: a claim that is older belongs to a process that is no more. */
const CLAIM_SECONDS = 60;

/** What the sender takes in hand: mails that are due, and those whose claim ran out; none that a restore holds back. */
const isDue = `((status = 'waiting' and next_attempt_at <= now()) or (status = 'sending' and claimed_until < now()))
  and not ${isHeld}`;

/** Asked each second, mostly for a no. */
const anyDue = { name: 'mails-due', text: `select 1 from mails where ${isDue} limit 1` };

/** The ledger of mails. */
@Injectable()
export class MailRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly waker: Waker,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Adds a mail once per occasion; the sender is woken after the commit. */
  async plan(mail: Mail): Promise<void> {
    mail.version = 1;
    await this.database.em.upsert(Mail, { ...mail }, { onConflictFields: ['occasion'], onConflictAction: 'ignore' });
    this.database.afterCommit(() => this.waker.wake());
  }

  async hasDue(): Promise<boolean> {
    return (await this.database.read(anyDue, [])).length > 0;
  }

  /**
   * Takes mails to send, for this process alone. Time is the database's, the same for every replica; the version rises,
   * so that a process which lost its claim cannot write any more. A claim left behind is taken over once, flagged.
   */
  async claim(limit: number): Promise<Mail[]> {
    return this.database.transaction(async () => {
      const claimed = await this.database.query<{ id: string }>(
        `update mails set status = 'sending', attempts = attempts + 1, version = version + 1,
                claimed_until = now() + interval '${CLAIM_SECONDS} seconds',
                possible_duplicate = possible_duplicate or status = 'sending'
         where id in (
           select id from mails
           where ${isDue} and not (status = 'sending' and possible_duplicate)
           order by next_attempt_at limit ${limit} for update skip locked)
         returning id`,
      );
      return this.database.em.find(Mail, { id: { $in: claimed.map(({ id }) => id) } }, { orderBy: { id: 'asc' } });
    });
  }

  /** Ends the mails whose sending was cut off twice: a third try could be a third copy. Answers how many. */
  async endTwiceInterrupted(): Promise<number> {
    return this.database.transaction(async () => {
      const left = await this.database.query<{ id: string }>(
        `select id from mails where ${isDue} and status = 'sending' and possible_duplicate
         limit 50 for update skip locked`,
      );
      for (const { id } of left) {
        const mail = await this.database.em.findOneOrFail(Mail, { id });
        mail.fail('interrupted_twice', this.clock.now());
        await this.saveEnded(mail);
      }
      return left.length;
    });
  }

  /** Changes a claimed mail and saves it with its fact. Throws `conflict` when the claim was lost meanwhile. */
  async change({ id, version }: Mail, tell: (mail: Mail) => void): Promise<Mail> {
    return this.database.transaction(async () => {
      const mail = await this.database.em.findOne(Mail, { id, version }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!mail) throw new ConflictError('claim_lost', 'Otro proceso tomó este correo');
      tell(mail);
      await this.saveEnded(mail);
      return mail;
    });
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
        reason: mail.reason,
      },
    }));
  }
}
