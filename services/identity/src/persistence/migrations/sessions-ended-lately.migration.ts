import { Migration } from '@mikro-orm/migrations';

/** The BFF asks every few seconds what has ended since. */
export class SessionsEndedLately extends Migration {
  override up(): void {
    this.addSql(`create index outbox_sessions_ended on outbox (created_at) where name = 'identity.sessions-ended'`);
  }
}
