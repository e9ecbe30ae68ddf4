import { type Clock } from '@bitacora/kernel';
import { CLOCK, Database, RegularSweep } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';

/** A ledger that grew for years without a sweep is cleared over several hours, each within the statement time-out. */
const MOST_AT_ONCE = 10_000;

/**
 * What was mailed is kept two years after it ended: a journey is sold up to a year ahead, and the year after it is when
 * somebody may still ask what the agency said and when. No law asks for more (invoices are billing's), and the rows hold
 * names, addresses and what people wrote. A mail that still waits is never old.
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
    const sql = `
      delete from mails where id in (
        select id from mails where finished_at < ?::timestamptz - interval '2 years' order by finished_at limit ?
      )`;
    return [() => this.database.query(sql, [this.clock.now(), MOST_AT_ONCE])];
  }
}
