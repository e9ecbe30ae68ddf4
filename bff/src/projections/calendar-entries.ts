import { type CalendarKind, serviceKind, serviceKinds } from '@bitacora/contracts';
import { arrayLiteral, Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

const namedEnds = serviceKinds
  .filter((kind) => serviceKind(kind).momentNames?.ends !== undefined)
  .map((kind) => `'${kind}'`);

const dayOf = (edge: 'starts' | 'ends') => `left(r.data #>> '{${edge},local}', 10)`;

/** An end is a moment of its own where its kind has a name for it, and where it is on another day: else it is told with the beginning. */
const endsByItself = `r.data -> 'ends' is distinct from r.data -> 'starts'
  and (r.data ->> 'kind' in (${namedEnds.join(', ')}) or ${dayOf('starts')} is distinct from ${dayOf('ends')})`;

const ofJourney = (kind: CalendarKind, edge: 'starts' | 'ends', day: string, where: string) =>
  `select '${kind}' as kind, '${edge}' as edge, s.${day}::text as local, null::uuid as record where ${where}`;

/** Of the services that stand. */
const ofRecords = `
  select r.data ->> 'kind', one.edge, one.local, r.id
  from jsonb_array_elements(j.data -> 'services') item
  join service_records r on r.journey = s.id and not r.is_removed and r.data ->> 'package_service' = item ->> 'id'
  cross join lateral (values
    ('starts', r.data #>> '{starts,local}'),
    ('ends', case when ${endsByItself} then r.data #>> '{ends,local}' end)
  ) one (edge, local)
  where not s.is_cancelled and item ->> 'cancellation' is null and one.local is not null`;

const moments = [
  ofJourney('departure', 'starts', 'travel_date', 'not s.is_cancelled'),
  // What nobody wrote a return for, and has nothing after its first day, ends with its departure.
  ofJourney(
    'return',
    'ends',
    'last_day',
    `not s.is_cancelled and (s.last_day > s.travel_date or j.data ->> 'return_date' is not null)`,
  ),
  // Also of what was called off: what it owes is owed.
  ofJourney('balance_due', 'ends', 'balance_due', 's.balance_cents > 0'),
  ofRecords,
].join(' union all ');

const columns = 'journey, agency, adviser, kind, edge, local, record';

/** The entries that follow from the summaries and what they are of. */
const entries = (where: string) => `
  select s.id as journey, s.agency, s.adviser, one.kind, one.edge, one.local collate "C" as local, one.record
  from journey_summaries s join journeys j on j.id = s.id cross join lateral (${moments}) one where ${where}`;

const OF_JOURNEYS = 'any(?::uuid[])';

/** Every moment of the journeys, by the clocks of their places, as the calendar asks for it (architecture#lists-of-staff). */
@Injectable()
export class CalendarEntries {
  constructor(private readonly database: Database) {}

  /** Makes those of journeys anew, whose summaries the running transaction has just made; what stays the same is not written. */
  async refresh(journeys: readonly string[]): Promise<void> {
    const ids = arrayLiteral(journeys);
    await this.database.query(
      `with now as materialized (${entries(`s.id = ${OF_JOURNEYS}`)}),
       kept as materialized (select ${columns} from calendar_entries where journey = ${OF_JOURNEYS}),
       gone as (
         delete from calendar_entries c using (table kept except table now) g
         where (c.journey, c.agency, c.kind, c.edge, c.local) = (g.journey, g.agency, g.kind, g.edge, g.local)
           and c.adviser is not distinct from g.adviser and c.record is not distinct from g.record
       )
       insert into calendar_entries (${columns}) (table now except table kept)`,
      [ids, ids],
    );
  }

  /** The journeys whose entries are not those that follow from them now. */
  async wrong(): Promise<string[]> {
    const rows = await this.database.query<{ journey: string }>(
      `with now as materialized (${entries('true')}), kept as materialized (select ${columns} from calendar_entries)
       select distinct journey from ((table now except all table kept) union all (table kept except all table now)) other
       order by journey`,
    );
    return rows.map(({ journey }) => journey);
  }
}
