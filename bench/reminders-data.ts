import { serviceKind, viewOf } from '@bitacora/contracts';
import { addDays, AGENCY_TIME_ZONE, dayAt, toEpochMilliseconds } from '@bitacora/kernel';
import type { Client } from 'pg';
import { aJourney, anAgency, aPassenger, aServiceRecord } from '../libs/testing/src/facts.ts';

const zone = 'Pacific/Galapagos';
const today = dayAt(new Date());
const checkOut = { local: `${addDays(today, 45)}T11:00`, zone };

/** The evening before they leave their hotel: until a minute later all that are due then have become it. */
export const evening = new Date(toEpochMilliseconds({ local: `${addDays(today, 44)}T18:00`, zone }));

/** An id for a number of a table, the same each time. */
const idOf = (table: string, number = 'n') => `md5('${table}' || ${number})::uuid::text`;

/** So many journeys of two travellers each who stay in a hotel, as the events of their owners leave them here. */
export async function addJourneys(client: Client, count: number): Promise<void> {
  const descriptor = serviceKind('hosting');
  const details = {
    ...descriptor.examples[0],
    check_in: { local: `${addDays(today, 41)}T15:00`, zone },
    check_out: checkOut,
  };
  const journey = aJourney({ travel_date: addDays(today, 41), return_date: addDays(today, 46) });
  const record = aServiceRecord({
    details: viewOf(descriptor, details),
    ...descriptor.period(details, AGENCY_TIME_ZONE),
  });
  const item = { kind: 'hosting', status: 'T', travel_direction: null, order: 0, service: null };
  await client.query(`insert into agencies (id, version, data) values ($1, 1, $2)`, [anAgency().ruc, anAgency()]);
  await client.query(
    `insert into passengers (id, version, data)
     select id, 1, $1::jsonb || jsonb_build_object('id', id, 'email', 'persona' || n || '@correo.example')
     from (select n, ${idOf('passenger')} as id from generate_series(1, 2 * $2::int) n) made`,
    [aPassenger(), count],
  );
  await client.query(
    `insert into journeys (id, version, data)
     select ${idOf('journey')}, 1, $1::jsonb || jsonb_build_object('id', ${idOf('journey')},
       'passengers', jsonb_build_array(${idOf('passenger', '2 * n')}, ${idOf('passenger', '(2 * n - 1)')}),
       'services', jsonb_build_array($2::jsonb || jsonb_build_object('id', ${idOf('item')})))
     from generate_series(1, $3::int) n`,
    [journey, item, count],
  );
  await client.query(
    `insert into service_records (id, version, data)
     select ${idOf('record')}, 1, $1::jsonb || jsonb_build_object('id', ${idOf('record')},
       'journey', ${idOf('journey')}, 'package_service', ${idOf('item')})
     from generate_series(1, $2::int) n`,
    [record, count],
  );
}

/** What is planned: of the first `due` journeys the check-out, within one minute; all else over the year that follows. */
export async function addReminders(client: Client, from: number, until: number, due: number): Promise<void> {
  await client.query(
    `insert into reminders (id, subject, kind, occasion, audience, record, item, due_at, useful_until, state, planned_at)
     select gen_random_uuid(), ${idOf('journey')}, 'check-out', ${idOf('record')} || ':ends:${checkOut.local}[${zone}]:evening',
       'travellers', ${idOf('record')}, ${idOf('item')}, at, at + interval '17 hours', 'planned', now()
     from (
       select n, $4::timestamptz + case when n <= $3 then n * interval '1 minute' / $3
         else interval '1 hour' + random() * interval '365 days' end as at
       from generate_series($1::int, $2::int) n
     ) made order by random()`,
    [from, until, due, evening],
  );
  // As autovacuum does in time: the first freezes the rows, and the second marks their pages as visible to all.
  await client.query('vacuum (freeze)');
  await client.query('vacuum (freeze, analyze)');
}
