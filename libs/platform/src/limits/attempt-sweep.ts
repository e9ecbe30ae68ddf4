import type { Clock } from '@bitacora/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { RegularSweep } from '../retention/regular-sweep.ts';
import { CLOCK } from '../tokens.ts';

/** No wait is longer than a day: attempts are forgotten a day after the last one. */
@Injectable()
export class AttemptSweep extends RegularSweep {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
  }

  protected works() {
    const sql = `delete from attempts where last_at < ?::timestamptz - interval '1 day'`;
    return [() => this.database.query(sql, [this.clock.now()])];
  }
}
