import { Database, RegularSweep } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

/** Deletes refusals whose tokens have all expired by themselves. */
@Injectable()
export class RefusalSweep extends RegularSweep {
  constructor(private readonly database: Database) {
    super();
  }

  protected works() {
    return [() => this.database.query(`delete from refused_tokens where until < now()`)];
  }
}
