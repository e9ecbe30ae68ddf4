/**
 * What staff's lists and searches cost with 50,000 passengers, 20,000 journeys and 160,000 services: the time of an answer
 * over HTTP (p95, one client, logged in, warm), and how many buffers the statement of a list's page reads, beside a tenth
 * of the data. `npm run bench:staff`; ends with 1 above a limit.
 */
import type { JourneyFilters } from '@bitacora/contracts';
import { addDays, dayAt } from '@bitacora/kernel';
import type { Database } from '@bitacora/platform';
import { join } from 'node:path';
import { Client } from 'pg';
import type { PassengerFilters } from '../bff/src/staff-lists/passenger-list.ts';
import { databaseUrlOf } from '../libs/testing/src/running-platform.ts';
import { spawnPlatform } from '../libs/testing/src/spawn-platform.ts';
import { addData, size } from './staff-data.ts';

const agency = '0993371112001';
// The owner, who may read the figures too.
const credentials = JSON.stringify({ username: '0910000025', password: 'Viaje2026' });
const REQUESTS = 100;
const PAGE = 50;
const limits = { milliseconds: 150, buffers: 1.3 };

const say = (line: string) => void process.stdout.write(`${line}\n`);

interface Explained {
  'QUERY PLAN': { Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }[];
}

const platform = await spawnPlatform();
process.env.PLATFORM_DATA_DIR = platform.dataDirectory;
const client = new Client({ connectionString: await databaseUrlOf('bff') });
await client.connect();

const numbered = (sql: string) => {
  let count = 0;
  return sql.replace(/\?/g, () => `$${(count += 1)}`);
};

/** How many buffers each statement read, in their order: a page's comes first, its count second. */
let read: number[] = [];

async function query(sql: string, parameters: readonly unknown[] = []): Promise<object[]> {
  const text = numbered(sql);
  const values = [...parameters];
  if (text.trimStart().startsWith('select')) {
    const { rows } = await client.query<Explained>(`explain (analyze, buffers, format json) ${text}`, values);
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
    read.push(plan ? plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] : 0);
  }
  return (await client.query<object>(text, values)).rows;
}

async function buffersOf(work: () => Promise<unknown>): Promise<number> {
  // Warm: what the catalog costs once does not count.
  await work();
  read = [];
  await work();
  return read[0] ?? 0;
}

// All that the classes of the BFF ask of a database here, as the platform has just compiled them.
const database = { query, transaction: (work: () => Promise<unknown>) => work() } as unknown as Database;
const compiled = (path: string): Promise<unknown> => import(join(import.meta.dirname, '../bff/dist', path));
const { JourneyList } = (await compiled(
  'staff-lists/journey-list.js',
)) as typeof import('../bff/src/staff-lists/journey-list.ts');
const { PassengerList } = (await compiled(
  'staff-lists/passenger-list.js',
)) as typeof import('../bff/src/staff-lists/passenger-list.ts');
const { JourneySummaries } = (await compiled(
  'projections/journey-summaries.js',
)) as typeof import('../bff/src/projections/journey-summaries.ts');
const { CalendarEntries } = (await compiled(
  'projections/calendar-entries.js',
)) as typeof import('../bff/src/projections/calendar-entries.ts');
const clock = { now: () => new Date() };

const journeyList = new JourneyList(database, clock);
const passengerList = new PassengerList(database, clock);
const journeyPage = (filters: JourneyFilters, cursor?: string) => () =>
  journeyList.page({ agency, filters, seesAmounts: true }, { page_size: PAGE, cursor });
/** Where the past begins in the order that the list has unless it is sorted. */
const past = ['after', `${dayAt(clock.now())} 2 9999-12-31`, '00000000-0000-4000-8000-000000000000'];
const pastCursor = Buffer.from(JSON.stringify(past)).toString('base64url');
const passengerPage = (filters: PassengerFilters) => () => passengerList.page(agency, filters, { page_size: PAGE });

const pages = {
  'passengers by name': passengerPage({}),
  'passengers, newest first': passengerPage({ sort: '-added' }),
  'journeys, the nearest first': journeyPage({}),
  'journeys, the nearest first, where the past begins': journeyPage({}, pastCursor),
  'journeys to come': journeyPage({ state: 'upcoming' }),
  'journeys overdue, the nearest first': journeyPage({ condition: 'overdue' }),
  'journeys by date': journeyPage({ sort: 'travel_date' }),
  'journeys that wait for a record': journeyPage({ condition: 'pending' }),
  'journeys that are not ready': journeyPage({ condition: 'not_ready' }),
  'journeys that are not ready, the earliest first': journeyPage({ condition: 'not_ready', sort: 'travel_date' }),
  'journeys that wait for a record, the earliest first': journeyPage({ condition: 'pending', sort: 'travel_date' }),
  'journeys overdue': journeyPage({ condition: 'overdue', sort: 'balance_due' }),
  'journeys that wait for more than a day': journeyPage({ condition: 'pending_late' }),
  'journeys by balance': journeyPage({ sort: '-balance' }),
};

const passengersPath = `/api/v1/agency/passengers_by_agency/${agency}?page_size=${PAGE}`;
const journeysPath = `/api/v1/journey/journeys_by_agency/${agency}?page_size=${PAGE}`;
const boardPath = `/api/v1/journey/journeys_by_agency/${agency}?page_size=5&condition=`;
const searchPath = `/api/v1/agency/search/${agency}?q=`;
const calendarPath = (days: number, more = '') => {
  const today = dayAt(clock.now());
  return `/api/v1/agency/calendar/${agency}?from=${today}&until=${addDays(today, days - 1)}${more}`;
};
const thisMonth = dayAt(clock.now()).slice(0, 7);
/** The months that the figures show at first. */
const salesPath = (by: string, view = 'sales') =>
  `/api/v1/agency/statistics/${agency}/${view}?from=${addDays(`${thisMonth}-15`, -335).slice(0, 7)}&until=${thisMonth}&by=${by}`;
const addresses = {
  'passengers by name': passengersPath,
  'passengers by a common word': `${passengersPath}&search=carmen`,
  'passengers by two words': `${passengersPath}&search=alvarado%20ana`,
  'a passenger by cédula': `${passengersPath}&search=1700012345`,
  'passengers by a reservation code': `${passengersPath}&search=k12345`,
  'journeys, the nearest first': journeysPath,
  'journeys to come': `${journeysPath}&state=upcoming`,
  'journeys that wait for a record': `${journeysPath}&condition=pending`,
  'journeys that are not ready': `${journeysPath}&condition=not_ready&sort=travel_date`,
  'journeys overdue': `${journeysPath}&condition=overdue&sort=balance_due`,
  'journeys by balance': `${journeysPath}&sort=-balance`,
  'journeys by a common word': `${journeysPath}&search=carmen`,
  'journeys by a rare word': `${journeysPath}&search=m12345`,
  'search by a common word': `${searchPath}carmen`,
  'search by a code': `${searchPath}k12345`,
  'search by two letters': `${searchPath}an`,
  'what waits, and the numbers of the board': `/api/v1/agency/waiting/${agency}`,
  'who travels today, with where they are': `${boardPath}travels_today`,
  'who travels this week': `${boardPath}travels_this_week`,
  'services that wait for more than a day': `${boardPath}pending_late`,
  'journeys that leave soon and are not ready': `${boardPath}soon_not_ready`,
  'six weeks of the calendar': calendarPath(42, '&per_day=12'),
  'the departures of six weeks': calendarPath(42, '&per_day=12&kind=departure'),
  'a week of the calendar': calendarPath(7, '&per_day=12'),
  'two weeks of the calendar, as its list has them': calendarPath(14, '&per_day=12'),
  'sales and margin of a year, by month': salesPath('month'),
  'sales and margin of a year, by adviser': salesPath('adviser'),
  'sales and margin of a year, by destination': salesPath('destination'),
  'payments of a year, by month': salesPath('month', 'payments'),
  'the journeys sold in a month': `${journeysPath}&sold_from=${thisMonth}&sold_until=${thisMonth}`,
};

async function logIn(): Promise<Record<string, string>> {
  const response = await fetch(`${platform.url}/auth/jwt/create/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: credentials,
  });
  const { access } = (await response.json()) as { access: string };
  return { authorization: `JWT ${access}` };
}

async function timesOf(path: string, headers: Record<string, string>): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < REQUESTS; count += 1) {
    const began = performance.now();
    const response = await fetch(platform.url + path, { headers });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    times.push(performance.now() - began);
  }
  return times.toSorted((one, other) => one - other);
}

async function grow(from: number, until: number): Promise<void> {
  await addData(client, agency, from, until);
  await client.query('analyze');
  const summaries = new JourneySummaries(database, new CalendarEntries(database));
  while (await summaries.refreshSome());
  // As autovacuum does in time.
  await client.query('vacuum analyze');
}

async function buffers(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [name, work] of Object.entries(pages)) found[name] = await buffersOf(work);
  return found;
}

try {
  await grow(0, 0.1);
  const tenth = await buffers();
  await grow(0.1, 1);
  const whole = await buffers();
  say(`buffers of a page of ${PAGE}: with a tenth, with ${JSON.stringify(size)}, ratio (at most ${limits.buffers})`);
  for (const name of Object.keys(pages)) {
    const [small = 0, large = 0] = [tenth[name], whole[name]];
    const ratio = large / Math.max(small, 1);
    say(`${name}: ${small}, ${large}, ${ratio.toFixed(2)}`);
    if (ratio > limits.buffers) process.exitCode = 1;
  }
  const headers = await logIn();
  say(`milliseconds over HTTP, ${REQUESTS} requests each: median, p95 (at most ${limits.milliseconds})`);
  for (const [name, path] of Object.entries(addresses)) {
    await timesOf(path, headers);
    const times = await timesOf(path, headers);
    const [median = 0, most = 0] = [times[REQUESTS / 2], times[Math.floor(REQUESTS * 0.95)]];
    say(`${name}: ${median.toFixed(1)}, ${most.toFixed(1)}`);
    if (most > limits.milliseconds) process.exitCode = 1;
  }
} finally {
  await client.end();
  await platform.stop();
}
