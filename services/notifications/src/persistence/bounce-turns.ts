import { Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

/** Longer than a reading may take, and shorter than the pause between two, so that no two replicas read at once. */
export const TURN_SECONDS = 50;
/** A server that refuses a password each minute may shut its owner out. */
const PAUSE_MINUTES = 5;

/** Whose turn it is to read the mailbox of bounces: one replica's at a time, by the database's clock. */
@Injectable()
export class BounceTurns {
  constructor(private readonly database: Database) {}

  /** Answers whether it is this process's. The first turn makes the row: a backup is restored into empty tables only. */
  async take(): Promise<boolean> {
    const taken = await this.database.query(
      `insert into bounce_mailbox as turn (next_at) values (now() + interval '${TURN_SECONDS} seconds')
       on conflict (is_only) do update set next_at = excluded.next_at where turn.next_at <= now() returning 1`,
    );
    return taken.length > 0;
  }

  async done(): Promise<void> {
    await this.database.query(`update bounce_mailbox set read_at = now()`);
  }

  async failed(): Promise<void> {
    await this.database.query(`update bounce_mailbox set next_at = now() + interval '${PAUSE_MINUTES} minutes'`);
  }
}
