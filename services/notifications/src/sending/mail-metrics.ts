import { Database, ENVIRONMENT, Metrics, registerGauges } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import type { NotificationsEnvironment } from '../config.ts';
import { type MailStatus, mailStatuses } from '../domain/mail.ts';
import { isHeld } from '../persistence/mail-holds.ts';

/** By the partial indexes of what is not done yet; that more than ten thousand wait need not be counted at every scrape. */
const waiting = {
  name: 'mails-waiting-measured',
  text: `select count(*)::int as count, greatest(0, coalesce(extract(epoch from now() - min(since)), 0))::float as oldest
    from (
      (select greatest(created_at, not_before) as since from mails
       where status = 'waiting' and not ${isHeld} order by next_attempt_at limit 10000)
      union all
      (select greatest(created_at, not_before) as since from mails
       where status = 'sending' and not ${isHeld} order by claimed_until limit 10000)
    ) unfinished`,
};

const held = {
  name: 'mails-held-measured',
  text: `select count(*)::int as count from mails where status in ('waiting', 'sending') and ${isHeld}`,
};

const unread = {
  name: 'bounces-unread-measured',
  text: `select extract(epoch from now() - read_at)::float as seconds from bounce_mailbox`,
};

/** Mails that wait, and how those that were in hand ended: a failed mail is somebody's missing link. */
@Injectable()
export class MailMetrics {
  private readonly attempts: Counter;
  private readonly bounces: Counter;

  constructor(
    { registry }: Metrics,
    database: Database,
    @Inject(ENVIRONMENT) { BOUNCES_IMAP_URL: mailbox }: Pick<NotificationsEnvironment, 'BOUNCES_IMAP_URL'>,
  ) {
    registerGauges(registry, async () => (await database.read<{ count: number; oldest: number }>(waiting, []))[0], {
      mails_waiting: { help: 'Mails that have not left yet', value: (row) => row?.count ?? 0 },
      mails_waiting_oldest_seconds: {
        help: 'For how long the oldest of them could have left',
        value: (row) => row?.oldest ?? 0,
      },
    });
    registerGauges(registry, async () => (await database.read<{ count: number }>(held, []))[0], {
      mails_held: { help: 'Mails that a restore holds back until somebody decides', value: (row) => row?.count ?? 0 },
    });
    const readUnread = async () => (await database.read<{ seconds: number }>(unread, []))[0];
    registerGauges(registry, mailbox === undefined ? async () => undefined : readUnread, {
      bounces_unread_seconds: {
        help: 'For how long nobody has read which mails came back; 0 where no mailbox is given',
        value: (row) => row?.seconds ?? 0,
      },
    });
    this.attempts = new Counter({
      name: 'mail_attempts_total',
      help: 'Mails that were in hand, by what became of them',
      labelNames: ['status'],
      registers: [registry],
    });
    this.bounces = new Counter({
      name: 'mail_addresses_bounced_total',
      help: 'Addresses that other mail servers said they do not have',
      registers: [registry],
    });
    // From zero on, so that the first failure counts as an increase.
    for (const status of mailStatuses) if (status !== 'sending') this.attempts.inc({ status }, 0);
  }

  /** Counts an address at which nobody is reached. */
  bounced(): void {
    this.bounces.inc();
  }

  /** Counts a mail that was in hand; `status` is what it is now, `waiting` for one that will be tried again. */
  attempted(status: MailStatus, count = 1): void {
    this.attempts.inc({ status }, count);
  }
}
