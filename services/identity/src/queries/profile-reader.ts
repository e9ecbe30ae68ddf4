import type { StoredProfile } from '@bitacora/contracts';
import { type Clock, ForeignError, NotFoundError } from '@bitacora/kernel';
import { type Caller, CLOCK, Database, isStaff } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { waitingRow } from '../persistence/user-token.repository.ts';

const personal = `'id', p.id, 'id_number', x.id_number, 'passport', x.passport, 'first_name', x.first_name,
  'last_name', x.last_name, 'birth_date', to_char(x.birth_date, 'YYYY-MM-DD'), 'gender', x.gender,
  'civil_status', x.civil_status`;

/** `x` says what is known, `p` is the person and `isFull` whether the reader sees all of the person. */
const columns = (isFull: string, pendingEmail: string) => `
  u.id as user_id, json_build_object(${personal}) as personal,
  case when ${isFull} then p.id_photos || jsonb_build_object('id', u.id) end as photos,
  x.contact || jsonb_build_object('pending_email', ${pendingEmail}) as contact, x.emergency_contact, x.version,
  json_build_object(
    'id', u.id, 'username', u.username, 'first_name', x.first_name, 'last_name', x.last_name,
    'email', x.contact ->> 'email', 'is_active', case when ${isFull} then u.is_active end) as "user"`;

/**
 * A user as the caller may know it: oneself, or staff what their own agency wrote about its passenger (product 12.2), of
 * whom they see nothing else while the passenger is no account's.
 */
@Injectable()
export class ProfileReader {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws `not-found` for anybody else's. */
  async find(userId: string, caller: Caller): Promise<StoredProfile> {
    const [profile] = await (caller.userId === userId ? this.oneself(userId) : this.passenger(userId, caller));
    if (!profile) throw new ForeignError();
    return profile;
  }

  /** A passenger whose agency is known to ask; also one that is no account's any more. */
  async ofPassenger(id: string): Promise<StoredProfile> {
    const [profile] = await this.passengers('x.id = ?', [id]);
    if (!profile) throw new NotFoundError();
    return profile;
  }

  /** The user with a cédula, or the passport of who has none. Throws `not-found` under the same rule. */
  async findByDocument(document: string, caller: Caller): Promise<StoredProfile> {
    const [user] = await this.database.query<{ id: string }>(`select id from users where username = ?`, [
      document.toUpperCase(),
    ]);
    if (!user) throw new NotFoundError();
    return this.find(user.id, caller);
  }

  private oneself(userId: string): Promise<StoredProfile[]> {
    return this.database.query<StoredProfile>(
      `select ${columns('true', `(select email from ${waitingRow('u.id')})`)} from persons p join persons x on x.id = p.id join users u on u.person_id = p.id
       where u.id = ?`,
      [this.clock.now(), userId],
    );
  }

  private passenger(userId: string, caller: Caller): Promise<StoredProfile[]> {
    return this.passengers('u.id = ? and x.agency = ?', [userId, isStaff(caller) ? caller.agency : null]);
  }

  private passengers(condition: string, parameters: readonly unknown[]): Promise<StoredProfile[]> {
    return this.database.query<StoredProfile>(
      `select ${columns('(x.follows_person and x.user_id is not null)', 'null')} from passengers x
       join persons p on p.id = x.person_id join users u on u.person_id = p.id and u.closed_at is null
       where ${condition}`,
      parameters,
    );
  }
}
