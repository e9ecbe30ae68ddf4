import type { Client } from 'pg';

/** How many of each there are in the whole; a tenth comes first. */
export const size = { passengers: 50_000, journeys: 20_000, services: 160_000 };

const PER_JOURNEY = size.services / size.journeys;

const pick = (words: readonly string[], number: string) =>
  `(array[${words.map((word) => `'${word}'`).join(',')}])[1 + (${number}) % ${words.length}]`;

const firstNames = ['Ana', 'Luis', 'Carmen', 'Jorge', 'Elena', 'Pedro', 'Sofia', 'Diego', 'Marta', 'Julio', 'Rosa'];
const lastNames = ['Alvarado', 'Benitez', 'Cevallos', 'Duran', 'Espinoza', 'Flores', 'Guerrero', 'Hidalgo', 'Intriago'];

/** An id for a number of a table, the same each time. */
const idOf = (table: string, number: string) => `md5('${table}' || ${number})::uuid`;

const passengers = `
  insert into passengers (id, version, data, agency, user_id, search_text, sort_key)
  select id, 1, jsonb_build_object('id', id, 'agency', $1::text, 'person_id', id, 'user_id', null, 'id_number', document,
      'passport', null, 'first_name', first, 'last_name', last, 'birth_date', '1980-01-01', 'email', email, 'phone', '0991234567'),
    $1, null, lower(concat_ws(' ', first, last, document, email, '0991234567')), lower(last || ' ' || first)
  from (
    select ${idOf('passenger', 'n')} as id, ${pick(firstNames, 'n')} as first,
      ${pick(lastNames, 'n / 11')} || ' ' || ${pick(lastNames, 'n / 99')} || 'm' || n as last,
      lpad((1700000000 + n)::text, 10, '0') as document, 'persona' || n || '@correo.example' as email
    from generate_series($2::int, $3::int) n
  ) made`;

const journeys = `
  insert into journeys (id, version, data, agency, travel_date, is_cancelled, is_removed, search_text)
  select id, 1, jsonb_build_object('id', id, 'agency', $1::text, 'start_city', city, 'destination_city', city, 'return_date', day + 6,
      'purchase_date', day - 60, 'cost_cents', 150000 + n, 'travel_agent', (select id from employees where agency = $1 limit 1),
      'balance_due', day - 15, 'services', (
        select jsonb_agg(jsonb_build_object('id', ${idOf('item', `n || '-' || s`)}, 'kind',
          case when s = 1 then 'air_ticket' else 'hosting' end))
        from generate_series(1, ${PER_JOURNEY}) s
      )),
    $1, day, n % 50 = 0, false, 'baltra ecuador guayaquil'
  from (
    select n, ${idOf('journey', 'n')} as id, current_date - 900 + (n * 7919) % 1260 as day,
      '{"code": "EC-GPS", "name": "Baltra", "country": "Ecuador", "country_code": "EC"}'::jsonb as city
    from generate_series($2::int, $3::int) n
  ) made`;

const travellers = `
  insert into journey_passengers (journey, passenger, position)
  select ${idOf('journey', 'n')}, ${idOf('passenger', `(1 + (n * 5 / 2 + p) % ${size.passengers})`)}, p
  from generate_series($2::int, $3::int) n, generate_series(0, 2) p where $1::text <> ''
  on conflict do nothing`;

/** What is to come has some services without a record, and some records without their file. */
const services = `
  insert into service_records (id, version, data, journey, is_removed, file, search_text)
  select md5('record' || n || '-' || s)::uuid, 1, jsonb_build_object('kind', 'hosting', 'title', 'Hotel', 'agency', $1::text,
      'package_service', ${idOf('item', `n || '-' || s`)}, 'details', jsonb_build_object('reservation_code', 'K' || n),
      'starts', jsonb_build_object('local', current_date - 900 + (n * 7919) % 1260 + s % 6 || 'T15:00', 'zone', 'Pacific/Galapagos'),
      'ends', jsonb_build_object('local', current_date - 899 + (n * 7919) % 1260 + s % 6 || 'T11:00', 'zone', 'Pacific/Galapagos')),
    ${idOf('journey', 'n')}, false, case when (n + s) % 97 > 0 then gen_random_uuid() end,
    case when s = 1 then 'k' || n else '' end
  from generate_series($2::int, $3::int) n, generate_series(1, ${PER_JOURNEY}) s
  where (n * 7919) % 1260 < 900 or s > n % 4`;

const payments = `
  insert into payments (id, version, data, journey, is_removed)
  select md5('payment' || n)::uuid, 1, jsonb_build_object('agency', $1::text, 'method', 'CASH',
      'creation_date', current_date - 960 + (n * 7919) % 1260, 'value_cents', 150000 + n - (n % 7) / 6 * 500),
    ${idOf('journey', 'n')}, false
  from generate_series($2::int, $3::int) n`;

const changes = `
  insert into journey_changes (journey, change)
  select ${idOf('journey', 'n')}, 1 from generate_series($2::int, $3::int) n where $1::text <> ''`;

/** Adds what an agency has, from one share of the whole to another, without events. */
export async function addData(client: Client, agency: string, from: number, until: number): Promise<void> {
  const share = (whole: number) => [agency, Math.floor(whole * from) + 1, Math.floor(whole * until)];
  await client.query(passengers, share(size.passengers));
  for (const statement of [journeys, travellers, services, payments, changes]) {
    await client.query(statement, share(size.journeys));
  }
}
