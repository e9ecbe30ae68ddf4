import { maskEmail } from '@bitacora/kernel';
import { notThere } from '@bitacora/contracts/messages';
import { type Caller, Database } from '@bitacora/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export class GetEmailOfUser extends Query<{ email: string | null }> {
  constructor(
    readonly username: string,
    readonly caller: Caller | null,
  ) {
    super();
  }
}

interface Row {
  id: string;
  own: string | null;
  /** What the caller's agency wrote, when the person is its passenger. */
  of_agency: string | null;
}

/** Masked, but for the person and for staff of an agency whose passenger the person is: they know what they wrote. */
@QueryHandler(GetEmailOfUser)
export class GetEmailOfUserHandler implements IQueryHandler<GetEmailOfUser> {
  constructor(private readonly database: Database) {}

  async execute({ username, caller }: GetEmailOfUser): Promise<{ email: string | null }> {
    const [row] = await this.database.query<Row>(
      `select u.id, p.contact ->> 'email' as own,
              (select c.contact ->> 'email' from passengers c where c.user_id = u.id and c.agency = ?) as of_agency
       from users u join persons p on p.id = u.person_id where u.username = ?`,
      [caller?.agency ?? '', username],
    );
    if (!row) throw notThere('user_not_found');
    if (caller?.userId === row.id) return { email: row.own };
    if (row.of_agency !== null) return { email: row.of_agency };
    return { email: row.own === null ? null : maskEmail(row.own) };
  }
}
