import type { KnownPassenger, TypedPassenger } from '@bitacora/contracts';
import { plainDocument, searchable } from '@bitacora/kernel';
import { Database } from '@bitacora/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { normalisePhone } from '../domain/phone.ts';

/** For each typed passenger, in order, those of the agency who may be the same. */
export class FindKnownPassengers extends Query<KnownPassenger[][]> {
  constructor(
    readonly agency: string,
    readonly typed: readonly TypedPassenger[],
  ) {
    super();
  }
}

interface Row extends KnownPassenger {
  position: number;
}

/** More than anybody compares; an agency that writes its own phone for everybody has as many as passengers. */
const MOST_OF_A_LIKENESS = 5;

const columns = `x.id, x.id_number, x.passport, x.first_name, x.last_name, to_char(x.birth_date, 'YYYY-MM-DD') as birth_date,
  x.gender, x.civil_status, x.contact ->> 'email' as email, x.contact ->> 'phone' as phone`;

/** What is compared, by likeness, the surest first; each reads an index. */
const comparisons = {
  document: `(x.id_number = t.id_number or x.passport = t.passport)`,
  name: `x.sort_key = t.sort_key and x.birth_date = t.birth_date`,
  email: `lower(x.contact ->> 'email') = t.email`,
  phone: `x.contact ->> 'phone' = t.phone`,
};

const statement = Object.entries(comparisons)
  .map(
    ([likeness, condition], rank) => `
    select t.position, ${rank} as rank, '${likeness}' as likeness, found.* from typed t cross join lateral (
      select ${columns} from passengers x where x.agency = ? and ${condition} order by x.id limit ${MOST_OF_A_LIKENESS}
    ) as found`,
  )
  .join(' union all ');

/** Only among the agency's own passengers: whether others know a person is not said. */
@QueryHandler(FindKnownPassengers)
export class FindKnownPassengersHandler implements IQueryHandler<FindKnownPassengers> {
  constructor(private readonly database: Database) {}

  async execute({ agency, typed }: FindKnownPassengers): Promise<KnownPassenger[][]> {
    const rows = await this.database.query<Row>(
      `with typed as materialized (
         select * from jsonb_to_recordset(?::jsonb)
         as (position integer, id_number text, passport text, sort_key text, birth_date date, email text, phone text)
       ) select distinct on (position, id) * from (${statement}) as likenesses order by position, id, rank`,
      [JSON.stringify(typed.map(comparable)), ...Object.keys(comparisons).map(() => agency)],
    );
    return typed.map((_, index) => {
      const found = rows.filter(({ position }) => position === index);
      const rankOf = ({ likeness }: Row) => Object.keys(comparisons).indexOf(likeness);
      return found.toSorted((one, other) => rankOf(one) - rankOf(other)).map(answerOf);
    });
  }
}

function answerOf({
  likeness,
  id,
  id_number,
  passport,
  first_name,
  last_name,
  birth_date,
  gender,
  civil_status,
  email,
  phone,
}: Row) {
  return { likeness, id, id_number, passport, first_name, last_name, birth_date, gender, civil_status, email, phone };
}

/** As it is stored of a passenger; null, which equals nothing, for what was not typed. */
function comparable(
  { id_number, passport, first_name, last_name, birth_date, email, phone }: TypedPassenger,
  position: number,
) {
  return {
    position,
    id_number: id_number && plainDocument(id_number),
    passport: passport && passport.trim().toUpperCase(),
    sort_key: first_name && last_name ? searchable(`${last_name} ${first_name}`) : null,
    birth_date,
    email: email?.toLowerCase() ?? null,
    phone: phone && normalisePhone(phone),
  };
}
