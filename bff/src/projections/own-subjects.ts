import { ForeignError } from '@bitacora/kernel';
import { Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

/** Whether what staff ask about is of their agency; each throws `not-found` when it is not, or not there. */
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

  /** With the account that the passenger has. */
  async passenger(id: string, agency: string): Promise<{ user_id: string | null }> {
    const [found] = await this.database.query<{ user_id: string | null }>(
      `select user_id from passengers where id = ? and agency = ?`,
      [id, agency],
    );
    if (!found) throw new ForeignError();
    return found;
  }
}
