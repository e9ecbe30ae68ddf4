import { Database, RegularSweep } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { PassengerRepository } from '../persistence/passenger.repository.ts';

const MOST_AT_ONCE = 200;

const isUntold = `p.account_email is not null and not exists (
  select from history h where h.aggregate_id = p.id::text and h.aggregate_version = p.version
    and h.envelope #>> '{data,account_email}' is not null
)`;

/**
 * Tells where mails about a passenger go (`account_email`) where a migration wrote that and no event did: until then mails
 * go to what the agency wrote. By the hour and not at the start, for a release is whole by then: a replica of the former
 * version would take the event and leave the field out. What was told is not told again: the next release drops it.
 */
@Injectable()
export class UntoldAccountEmails extends RegularSweep {
  constructor(
    private readonly database: Database,
    private readonly passengers: PassengerRepository,
  ) {
    super();
  }

  protected works() {
    return [() => this.tell()];
  }

  private async tell(): Promise<void> {
    for (;;) {
      const untold = await this.database.query<{ id: string }>(
        `select p.id from passengers p where ${isUntold} order by p.id limit ?`,
        [MOST_AT_ONCE],
      );
      for (const { id } of untold) await this.tellOf(id);
      if (untold.length < MOST_AT_ONCE) return;
    }
  }

  /** Asked again once it is locked: every replica sweeps, and another one may have told it meanwhile. */
  private async tellOf(id: string): Promise<void> {
    await this.database.transaction(async () => {
      const passenger = await this.passengers.getLocked(id);
      const [untold] = await this.database.query(`select 1 from passengers p where p.id = ? and ${isUntold}`, [id]);
      if (untold) await this.passengers.save(passenger);
    });
  }
}
