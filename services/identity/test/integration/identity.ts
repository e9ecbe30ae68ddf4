import { isDeepStrictEqual } from 'node:util';
import { events, type PassengerAnswer, type StoredPassengerProfile, type StoredProfile } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { addDays, type Clock, dayAt } from '@bitacora/kernel';
import { CLOCK, sealedToken, type SealedToken, unseal } from '@bitacora/platform';
import { asStaff, asTraveller, eventually, startTestProcess, TEST_AGENCY, type TestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, expect, jest } from '@jest/globals';
import { Passwords } from '../../src/credentials/passwords.ts';
import { identity as definition } from '../../src/identity.process.ts';

export const SEAL_KEY = Buffer.alloc(32, 7).toString('base64');
export const PASSWORD = 'Tortuga-gigante-7';

export interface Pair {
  access: string;
  refresh: string;
}

export interface Identity extends TestProcess {
  /** Moves the process's clock; tokens are still checked by the real one. */
  advance(milliseconds: number): void;
}

export async function startIdentity(environment: Record<string, string> = {}): Promise<Identity> {
  let shift = 0;
  const running = await startTestProcess(definition, {
    environment,
    prepare: (app) => {
      jest.spyOn(app.get<Clock>(CLOCK), 'now').mockImplementation(() => new Date(Date.now() + shift));
      // A suite makes hundreds of accounts, at 20 ms of a core for each hash and each look at it.
      Object.assign(app.get(Passwords), { cost: { memoryCost: 64, timeCost: 1, parallelism: 1 } });
    },
  });
  return Object.assign(running, {
    advance: (milliseconds: number) => {
      shift += milliseconds;
    },
  });
}

/** One that runs for all tests of a suite, which takes it when it is there. */
export function runIdentity(take: (identity: Identity) => void): void {
  let running: Identity | null = null;
  beforeAll(async () => {
    running = await startIdentity();
    take(running);
  });
  afterAll(() => running?.stop());
}

/** Identity with the demo people in it. */
export async function startWithDemo(): Promise<Identity> {
  const identity = await startIdentity({ DEMO_DATA: 'true' });
  await eventually(async () => {
    expect(await identity.database.query(`select 1 as there from employees`)).toHaveLength(4);
  });
  return identity;
}

let addresses = 0;
/** Another visitor's address, so that one test's failures are not another's. */
export const fromSomewhere = () => ({ 'x-forwarded-for': `10.0.${Math.floor(++addresses / 250)}.${addresses % 250}` });

export const bearer = ({ access }: Pair) => ({ authorization: `JWT ${access}` });

export function post<Body = Record<string, string[]>>(
  identity: Identity,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  return identity.request<Body>('POST', path, { body, headers: { ...fromSomewhere(), ...headers } });
}

export async function logIn(identity: Identity, username: string, password: string): Promise<Pair> {
  const answer = await post<Pair>(identity, '/auth/jwt/create/', { username, password });
  expect(answer.status).toBe(200);
  return answer.body;
}

export const logInCarlos = (identity: Identity) => logIn(identity, demo.carlos.cedula, demo.password);

/** The events of a name that identity has written, oldest first. */
export async function written(identity: Identity, name: keyof typeof events): Promise<Record<string, unknown>[]> {
  const rows = await identity.database.query<{ data: Record<string, unknown> }>(
    `select envelope -> 'data' as data from outbox where name = ? order by id`,
    [name],
  );
  return rows.map(({ data }) => data);
}

type LinkEvent =
  | 'identity.login-attempts-exceeded'
  | 'identity.activation-requested'
  | 'identity.password-reset-requested'
  | 'identity.email-confirmation-requested'
  | 'identity.email-change-requested'
  | 'identity.email-changed'
  | 'identity.account-confirmation-requested'
  | 'identity.employment-offered';

/** The newest link of a kind that was sent to an e-mail, opened as notifications does. */
export async function linkFor(identity: Identity, name: LinkEvent, email: string): Promise<SealedToken> {
  const facts = (await written(identity, name)).filter((fact) => (fact.email ?? fact.former_email) === email);
  const { sealed } = events[name].data.parse(facts.at(-1));
  return unseal(SEAL_KEY, sealed ?? '', sealedToken);
}

const coefficients = [2, 1, 2, 1, 2, 1, 2, 1, 2];
let cedulas = 0;

/** A valid cédula that no other test has. */
export function newCedula(): string {
  const digits = `09${String(5_500_000 + ++cedulas)}`;
  const sum = coefficients.reduce((total, coefficient, index) => {
    const product = Number(digits[index]) * coefficient;
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** What an agency writes about a new passenger. */
export function aPassenger(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id_number: newCedula(),
    first_name: 'Inés',
    last_name: 'Vera',
    birth_date: '1990-05-04',
    gender: 'F',
    civil_status: 'S',
    ...changes,
  };
}

export async function register(identity: Identity, body: unknown, agency = TEST_AGENCY): Promise<PassengerAnswer[]> {
  const answer = await post<{ passengers: PassengerAnswer[] }>(
    identity,
    `/api/v1/user/passenger/${agency}`,
    body,
    asStaff(agency),
  );
  expect(answer).toMatchObject({ status: 201 });
  return answer.body.passengers;
}

/** Every passenger with a cédula as the agency reads them; `account` is what is still to be agreed with one. */
export async function passengersWith(identity: Identity, cedula: string, agency = TEST_AGENCY) {
  const rows = await identity.database.query<{ id: string }>(
    `select id from passengers where agency = ? and id_number = ? order by id`,
    [agency, cedula],
  );
  return Promise.all(
    rows.map(async ({ id }) => {
      const path = `/api/v1/user/passenger/${id}`;
      const { body } = await identity.request<StoredPassengerProfile>('GET', path, { headers: asStaff(agency) });
      const { personal, contact, user_id, account, is_active } = body;
      const unconfirmed = account?.state === 'unconfirmed' ? { ...account, state: account.state } : null;
      return { id, user_id, is_active, ...personal, ...contact, account: unconfirmed };
    }),
  );
}

/** Somebody with an e-mail, just registered: the account waits for its owner. */
export async function somebodyWaiting(identity: Identity) {
  const cedula = newCedula();
  const email = `${cedula}@correo.example`;
  const [passenger] = await register(identity, aPassenger({ id_number: cedula, email }));
  return { cedula, email, passenger, link: await linkFor(identity, 'identity.activation-requested', email) };
}

/** Somebody who has activated the account with PASSWORD. */
export async function somebodyActive(identity: Identity) {
  const somebody = await somebodyWaiting(identity);
  const answer = await post(identity, '/auth/users/activation/', { ...somebody.link, new_password: PASSWORD });
  expect(answer.status).toBe(200);
  return somebody;
}

/** Writes what a person or the staff changes. */
export function put<Body = Record<string, unknown>>(
  identity: Identity,
  path: string,
  body: unknown,
  headers: Record<string, string>,
) {
  return identity.request<Body>('PUT', path, { body, headers });
}

/** A day so many years before today, and some days after that. */
export function daysAgo(years: number, days = 0): string {
  const today = dayAt(new Date());
  return addDays(`${Number(today.slice(0, 4)) - years}${today.slice(4)}`, days);
}

/** All that identity has stored about people, to see that nothing of it changed. */
export async function everything(identity: Identity): Promise<unknown> {
  const tables = ['persons', 'users', 'passengers', 'files', 'user_tokens'];
  const statements = tables.map((name) => `(select json_agg(t order by t::text) from ${name} t) as ${name}`);
  const [content] = await identity.database.query(
    `select ${statements.join(', ')}, (select count(*)::int from outbox) as facts`,
  );
  return content;
}

/** A person whole, as the person or somebody else reads it. */
export async function profileOf(identity: Identity, id: string, headers = asTraveller(id)): Promise<StoredProfile> {
  const answer = await identity.request<StoredProfile>('GET', `/api/v1/user/profile/${id}/`, { headers });
  expect(answer.status).toBe(200);
  return answer.body;
}

/** What was told of a passenger's changes, oldest first, but for an account that was opened and nothing else. */
export async function changesOf(identity: Identity, passenger: PassengerAnswer | undefined) {
  const registered = await written(identity, 'identity.passenger-registered');
  const updated = await written(identity, 'identity.passenger-updated');
  const told = [...registered, ...updated].filter(({ id }) => id === passenger?.id);
  const { account_waits: waited, ...first } = told[0] ?? {};
  const changes = told.slice(1);
  return waited === true && isDeepStrictEqual(changes[0], first) ? changes.slice(1) : changes;
}

/** Does some work while somebody else holds a row, and lets it go afterwards. */
export async function whileLocked<Done>(
  { database }: Identity,
  lock: string,
  parameters: string[],
  work: () => Promise<Done>,
): Promise<Done> {
  const [locked, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const held = database.transaction(async () => {
    await database.query(lock, parameters);
    locked.resolve();
    await end.promise;
  });
  await locked.promise;
  const done = await work().finally(end.resolve);
  await held;
  return done;
}

/** Resolves when so many wait for a row that somebody holds; answers how many do. */
export async function untilWaiting({ database }: Identity, least: number): Promise<number> {
  const sql = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  let waiting = 0;
  await eventually(async () => {
    waiting = (await database.query(sql)).length;
    expect(waiting).toBeGreaterThanOrEqual(least);
  });
  return waiting;
}
