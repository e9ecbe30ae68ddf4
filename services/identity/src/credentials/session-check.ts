import { type Caller, type CallerCheck, Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

/** Asks a session's own row before anything is done for it: what has ended reads and changes nothing, whoever asks. */
@Injectable()
export class SessionCheck implements CallerCheck {
  constructor(private readonly database: Database) {}

  async isRefused({ session }: Caller): Promise<boolean> {
    const rows = await this.database.query(`select 1 from sessions where id = ? and ended_at is not null`, [session]);
    return rows.length > 0;
  }
}
