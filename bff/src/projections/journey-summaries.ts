import { serviceKind, serviceKinds } from '@bitacora/contracts';
import { AGENCY_TIME_ZONE } from '@bitacora/kernel';
import { arrayLiteral, Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { balanceCentsOfJourney, balanceDueOfJourney } from '../journey-view/balance.ts';
import { destinationOfJourney } from './destination.ts';
import { CalendarEntries } from './calendar-entries.ts';

/** As `lastDayOf` says it (product 5.7). */
const lastDay = `
  coalesce((j.data ->> 'return_date')::date, greatest(j.travel_date, (
    select max(left(coalesce(r.data #>> '{ends,local}', r.data #>> '{starts,local}'), 10)::date)
    from jsonb_array_elements(j.data -> 'services') item
    join service_records r
      on r.journey = j.id and not r.is_removed and r.data ->> 'package_service' = item ->> 'id'
    where item ->> 'cancellation' is null
  )))`;

const withDocuments = serviceKinds.filter((kind) => serviceKind(kind).needsDocuments).map((kind) => `'${kind}'`);

/** Whether a policy lacks the document of somebody who travels. */
const lacksDocuments = `
  item ->> 'kind' in (${withDocuments.join(', ')}) and exists (
    select 1 from journey_passengers jp
    where jp.journey = j.id and not exists (
      select 1 from service_documents d
      where d.journey = j.id and not d.is_removed
        and d.data ->> 'package_service' = item ->> 'id' and d.data ->> 'passenger' = jp.passenger::text
    )
  )`;

/** Of the services that stand: how many there are, how many wait and since when, how many lack a file, and what they cost. */
const services = `
  select count(*)::int as total, (count(*) filter (where r.id is null))::int as pending,
    min(coalesce(
      (item ->> 'added_at')::timestamptz,
      (j.data ->> 'purchase_date')::timestamp at time zone '${AGENCY_TIME_ZONE}'
    )) filter (where r.id is null) as pending_since,
    (count(*) filter (where r.id is not null and (r.file is null or ${lacksDocuments})))::int as missing_vouchers,
    coalesce(sum((r.data ->> 'cost_cents')::bigint), 0)::bigint as cost_cents
  from jsonb_array_elements(j.data -> 'services') item
  left join service_records r
    on r.journey = j.id and not r.is_removed and r.data ->> 'package_service' = item ->> 'id'
  where item ->> 'cancellation' is null`;

const texts = `
  concat_ws(' ', j.search_text,
    (select string_agg(p.search_text, ' ' order by jp.position)
     from journey_passengers jp join passengers p on p.id = jp.passenger where jp.journey = j.id),
    (select string_agg(r.search_text, ' ' order by r.id)
     from service_records r where r.journey = j.id and not r.is_removed and r.search_text <> ''))`;

const columns = `id, change, agency, travel_date, last_day, adviser, is_cancelled, pending, pending_since, missing_vouchers,
  balance_cents, balance_due, is_ready, search_text, purchase_month, services_cost_cents, destination`;

const replaced = columns.split(/,\s+/).map((column) => `${column} = excluded.${column}`);

const summaries = (condition: string) => `
  select j.id, c.change, j.agency, j.travel_date, ${lastDay} as last_day, j.adviser, j.is_cancelled,
    s.pending, s.pending_since, s.missing_vouchers, ${balanceCentsOfJourney} as balance_cents, ${balanceDueOfJourney} as balance_due,
    s.total > 0 and s.pending = 0 and s.missing_vouchers = 0 as is_ready, ${texts} as search_text,
    left(j.data ->> 'purchase_date', 7) collate "C" as purchase_month, s.cost_cents as services_cost_cents,
    ${destinationOfJourney} as destination
  from journeys j join journey_changes c on c.journey = j.id cross join lateral (${services}) s
  where not j.is_removed and ${condition}`;

const MOST_AT_ONCE = 500;

/** One row a journey, and its entries in the calendar: what follows from everything on it (architecture#lists-of-staff). */
@Injectable()
export class JourneySummaries {
  constructor(
    private readonly database: Database,
    private readonly entries: CalendarEntries,
  ) {}

  /** Makes the rows of journeys anew, all by one statement; an older reading never replaces a newer one. */
  refresh(journeys: readonly string[]): Promise<void> {
    return this.database.transaction(() => this.make(journeys));
  }

  private async make(journeys: readonly string[]): Promise<void> {
    const ids = arrayLiteral(journeys);
    await this.database.query(
      `delete from journey_summaries s where id = any(?::uuid[])
         and not exists (select 1 from journeys j where j.id = s.id and not j.is_removed)`,
      [ids],
    );
    const made = await this.database.query<{ id: string }>(
      `insert into journey_summaries (${columns}) ${summaries('j.id = any(?::uuid[])')}
       on conflict (id) do update set ${replaced.join(', ')}
       where journey_summaries.change <= excluded.change returning id`,
      [ids],
    );
    // Their rows are locked: what is read now is not older than what anybody else made of it.
    await this.entries.refresh(made.map(({ id }) => id));
  }

  /**
   * Makes some rows that are not of the last change of their journey, or whose destination a replica of the former release
   * did not know; answers whether there may be more.
   */
  async refreshSome(): Promise<boolean> {
    const stale = await this.database.query<{ id: string }>(
      `select j.id from journeys j join journey_changes c on c.journey = j.id
       left join journey_summaries s on s.id = j.id
       where not j.is_removed
         and (s.change is distinct from c.change or s.destination is distinct from ${destinationOfJourney}) limit ${MOST_AT_ONCE}`,
    );
    if (stale.length > 0) await this.refresh(stale.map(({ id }) => id));
    return stale.length === MOST_AT_ONCE;
  }

  /** The journeys whose row, or calendar, is not what follows from everything on them now. */
  async wrong(): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `select id from (${summaries('true')}) now full join journey_summaries kept using (id)
       where to_jsonb(now) is distinct from to_jsonb(kept) order by id`,
    );
    return [...new Set([...rows.map(({ id }) => id), ...(await this.entries.wrong())])];
  }
}
