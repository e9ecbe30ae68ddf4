import { type Clock, NotFoundError } from '@bitacora/kernel';
import { CLOCK, Database } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';

export const holdDecisions = ['send', 'drop'] as const;
export type HoldDecision = (typeof holdDecisions)[number];

/** A mail that waits for a decision: to whom, about what, and since when. */
export interface HeldMail {
  id: string;
  template: string;
  recipientEmail: string;
  occurredAt: Date;
}

/** SQL of a row of `mails`, by the name it has there: whether a restore holds it back. */
export const isHeldAs = (mail: string) =>
  `exists (select 1 from mail_holds where decision is null and ${mail}.occurred_at <= mail_holds.until)`;
export const isHeld = isHeldAs('mails');

/**
 * What a restore holds back (decision 29): mails about what happened until then may have left after the backup, and only
 * a person knows. New ones go out as ever.
 */
@Injectable()
export class MailHolds {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The mails that wait for a decision, the oldest occasion first. */
  async held(): Promise<HeldMail[]> {
    return this.database.query<HeldMail>(
      `select id, template, recipient_email as "recipientEmail", occurred_at as "occurredAt" from mails
       where status in ('waiting', 'sending') and ${isHeld} order by occurred_at, id`,
    );
  }

  /** Decides on what is held, also on mails that events still bring. Throws `not-found` when nothing is. */
  async decide(decision: HoldDecision): Promise<void> {
    const decided = await this.database.query(
      `update mail_holds set decision = ?, decided_at = ? where decision is null returning until`,
      [decision, this.clock.now()],
    );
    if (decided.length === 0) throw new NotFoundError('no restore holds mails back');
  }

  /** Up to when mails are dropped by decision; null when none are. */
  async droppedUntil(): Promise<Date | null> {
    const [row] = await this.database.query<{ until: Date | null }>(
      `select max(until) as until from mail_holds where decision = 'drop'`,
    );
    return row?.until ? new Date(row.until) : null;
  }
}
