import type { Clock } from '@bitacora/kernel';
import { CLOCK, Database, RegularSweep } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';

/** What is of no use any more: a month after it expired or ended. */
const sweeps = [
  `delete from refresh_tokens where expires_at < ?::timestamptz - interval '30 days'`,
  `delete from sessions s where s.created_at < ?::timestamptz - interval '30 days'
     and not exists (select from refresh_tokens t where t.session_id = s.id)`,
  `delete from user_tokens where expires_at < ?::timestamptz - interval '30 days'`,
  // A day longer than the link that undoes the change.
  `delete from former_persons where taken_at < ?::timestamptz - interval '8 days'`,
  // As long as a browser keeps a cookie at most.
  `delete from known_devices where last_login_at < ?::timestamptz - interval '400 days'`,
];

/** Bounds what identity keeps about logins and links (architecture#identity-and-trust). */
@Injectable()
export class CredentialSweep extends RegularSweep {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
  }

  protected works() {
    return sweeps.map((sql) => () => this.database.query(sql, [this.clock.now()]));
  }
}
