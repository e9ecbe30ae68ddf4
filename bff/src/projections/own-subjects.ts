import { ForeignError } from '@bitacora/kernel';
import { Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

interface PassengerAccount {
  user_id: string | null;
  has_own_address: boolean;
}

/** Whether what somebody asks about is theirs, or their agency's; what is asked by agency throws `not-found` when it is not, or not there. */
@Injectable()
export class OwnSubjects {
  constructor(private readonly database: Database) {}

  async journey(id: string, agency: string): Promise<void> {
    const [found] = await this.database.query(`select 1 from journeys where id = ? and agency = ? and not is_removed`, [
      id,
      agency,
    ]);
    if (!found) throw new ForeignError();
  }

  /** Whether a person travels on a journey. */
  async travelsOn(journey: string, user: string): Promise<boolean> {
    const found = await this.database.query(
      `select 1 from journey_passengers jp
       join passengers p on p.id = jp.passenger join journeys j on j.id = jp.journey
       where jp.journey = ? and p.user_id = ? and not j.is_removed limit 1`,
      [journey, user],
    );
    return found.length > 0;
  }

  async employee(id: string, agency: string): Promise<void> {
    const [found] = await this.database.query(`select 1 from employees where id = ? and agency = ?`, [id, agency]);
    if (!found) throw new ForeignError();
  }

  /** With the account that the passenger has, and whether its address is one that the agency did not write. */
  async passenger(id: string, agency: string): Promise<PassengerAccount> {
    const [found] = await this.database.query<PassengerAccount>(
      `select user_id, data ->> 'account_email' is not null as has_own_address
       from passengers where id = ? and agency = ?`,
      [id, agency],
    );
    if (!found) throw new ForeignError();
    return found;
  }
}
