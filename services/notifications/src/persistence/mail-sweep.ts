import { type Clock } from '@bitacora/kernel';
import { CLOCK, Database, RegularSweep } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';

/** A ledger that grew for years without a sweep is cleared over several hours, each within the statement time-out. */
const MOST_AT_ONCE = 10_000;

/** A mail that still waits, or a reminder that is planned, has not ended. */
const ledgers = { mails: 'finished_at', reminders: 'decided_at' };

/**
 * What was mailed and reminded is kept two years after it ended: a journey is sold up to a year ahead, and the year after it is when
 * somebody may still ask what the agency said and when. No law asks for more (invoices are billing's), and the rows hold
 * names, addresses and what people wrote.
 */
@Injectable()
export class MailSweep extends RegularSweep {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
  }

  protected works() {
    return Object.entries(ledgers).map(
      ([table, ended]) =>
        () =>
          this.database.query(
            `delete from ${table} where id in (
           select id from ${table} where ${ended} < ?::timestamptz - interval '2 years' order by ${ended} limit ?)`,
            [this.clock.now(), MOST_AT_ONCE],
          ),
    );
  }
}
