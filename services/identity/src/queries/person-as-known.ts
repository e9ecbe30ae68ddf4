import type { PersonContacts } from '@bitacora/contracts';
import { NotFoundError } from '@bitacora/kernel';
import { type Caller, Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

export interface KnownPerson {
  id: string;
  user_id: string;
  id_number: string | null;
  passport: string | null;
  first_name: string;
  last_name: string;
  birth_date: string;
  gender: string;
  civil_status: string;
  contact: PersonContacts['contact'];
  emergency_contact: PersonContacts['emergency_contact'];
}

const columns = `x.id_number, x.passport, x.first_name, x.last_name, to_char(x.birth_date, 'YYYY-MM-DD') as birth_date,
  x.gender, x.civil_status, x.contact, x.emergency_contact`;

/** A user as the caller may know it: oneself, or staff what their own agency wrote about its passenger (design §6). */
@Injectable()
export class PersonAsKnown {
  constructor(private readonly database: Database) {}

  /** Throws `not-found` for anybody else's. */
  async find(userId: string, caller: Caller): Promise<KnownPerson> {
    const [person] = await (caller.userId === userId ? this.oneself(userId) : this.passenger(userId, caller));
    if (!person) throw new NotFoundError();
    return person;
  }

  private oneself(userId: string): Promise<KnownPerson[]> {
    return this.database.query<KnownPerson>(
      `select x.id, u.id as user_id, ${columns} from persons x join users u on u.person_id = x.id where u.id = ?`,
      [userId],
    );
  }

  private passenger(userId: string, { agency, roles }: Caller): Promise<KnownPerson[]> {
    return this.database.query<KnownPerson>(
      `select x.person_id as id, x.user_id, ${columns} from passengers x where x.user_id = ? and x.agency = ?`,
      [userId, roles.length > 0 ? agency : null],
    );
  }
}
