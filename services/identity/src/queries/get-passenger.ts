import type { StoredPassengerProfile } from '@bitacora/contracts';
import { ForeignError } from '@bitacora/kernel';
import { Database } from '@bitacora/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { unconfirmedAccount } from '../persistence/passenger.snapshot.ts';

/** What an agency knows of one of its passengers. */
export class GetPassenger extends Query<StoredPassengerProfile> {
  constructor(
    readonly id: string,
    readonly agency: string,
  ) {
    super();
  }
}

interface Row extends Omit<StoredPassengerProfile, 'account'> {
  account: {
    state: 'waiting' | 'active' | 'linked' | 'unconfirmed';
    email: string | null;
    is_taken_back: boolean;
  } | null;
}

/** The account's own e-mail leaves masked only; what is the person's leaves to the agency that follows the person. */
@QueryHandler(GetPassenger)
export class GetPassengerHandler implements IQueryHandler<GetPassenger> {
  constructor(private readonly database: Database) {}

  async execute({ id, agency }: GetPassenger): Promise<StoredPassengerProfile> {
    const [row] = await this.database.query<Row>(
      `select x.id, x.user_id, x.contact, x.emergency_contact, x.version, x.deactivated_at is null as is_active,
         json_build_object('id_number', x.id_number, 'passport', x.passport, 'first_name', x.first_name,
           'last_name', x.last_name, 'birth_date', to_char(x.birth_date, 'YYYY-MM-DD'), 'gender', x.gender,
           'civil_status', x.civil_status) as personal,
         case when x.follows_person and x.user_id is not null
           then p.id_photos || jsonb_build_object('id', x.user_id) end as photos,
         case when u.id is not null then json_build_object('email', p.contact ->> 'email', 'is_taken_back', x.is_taken_back,
           'state', case when x.user_id is null then 'unconfirmed' when not x.follows_person then 'linked'
             when u.is_active then 'active' else 'waiting' end) end as account
       from passengers x join persons p on p.id = x.person_id
       left join users u on u.person_id = p.id and u.closed_at is null
       where x.id = ? and x.agency = ?`,
      [id, agency],
    );
    if (!row) throw new ForeignError();
    return { ...row, account: row.account && accountOf(row.account) };
  }
}

function accountOf({ state, email, is_taken_back: isTakenBack }: NonNullable<Row['account']>) {
  return state === 'unconfirmed' ? unconfirmedAccount(email, isTakenBack) : { state, email: null, can_be_asked: false };
}
