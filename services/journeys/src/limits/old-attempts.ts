import { type Clock } from '@bitacora/kernel';
import { CLOCK, Database, HourlySweep } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';

/** A window is over within the hour: counts are kept a day (architecture#identity-and-trust). */
@Injectable()
export class OldAttempts extends HourlySweep {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
  }

  protected works() {
    const sql = `delete from attempts where since < ?::timestamptz - interval '1 day'`;
    return [() => this.database.query(sql, [this.clock.now()])];
  }
}
