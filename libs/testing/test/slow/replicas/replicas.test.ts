import { type JourneyView, type ProcessName, processNames } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { simplePdf } from '@bitacora/platform';
import { eventually, fromNewAddress, newCedula, STORY_TIMEOUT } from '@bitacora/testing/stories';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { AgencyOfTwo, type Side } from './fixture/agency-of-two.ts';
import { listen } from './fixture/listen.ts';
import { migrationsInSources } from './fixture/migrations-in-sources.ts';

jest.setTimeout(300_000);

/** How long an ended session may last anywhere. */
const SESSION_ENDS_WITHIN = 5000;
const FREE_LOGINS = 5;
const FREE_RESETS = 3;
const FREE_QUOTES = 30;
const both: readonly Side[] = [0, 1];
const sideOf = (index: number): Side => (index % 2 === 0 ? 0 : 1);
/** Asks many times at once, of both in turn. */
const times = (count: number, ask: (side: Side) => Promise<Response>) =>
  Promise.all(Array.from({ length: count }, (_, index) => ask(sideOf(index))));
const howMany = (responses: readonly Response[], status: number) =>
  responses.filter((response) => response.status === status).length;
/** A last name that is in no other one; names have no digits. */
const newName = () =>
  `Z${[...newId().replaceAll('-', '')].map((digit) => String.fromCharCode(97 + parseInt(digit, 16))).join('')}`;

let agency: AgencyOfTwo;
let token: string;

beforeAll(async () => {
  agency = await AgencyOfTwo.start();
  token = (await agency.logIn(0)).access;
});
afterAll(() => agency?.stop());

async function count(name: ProcessName, sql: string): Promise<number> {
  const client = await agency.connect(name);
  try {
    return Number((await client.query<{ count: string }>(sql)).rows[0]?.count);
  } finally {
    await client.end();
  }
}

/** Expects each of these quotes to have been mailed, and once. */
const expectOneMailEach = (names: readonly string[]) =>
  eventually(async () => {
    const mails = await Promise.all(names.map((name) => agency.mailsAbout(name)));
    expect(mails).toEqual(names.map(() => 1));
  }, STORY_TIMEOUT);

test('the programs know their migrations by the names that the sources give them, though they are bundles', async () => {
  for (const name of processNames) {
    const client = await agency.connect(name);
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    await client.end();
    const own = rows.map((row) => row.name).filter((migration) => !migration.startsWith('platform-'));
    expect([name, own.toSorted()]).toEqual([name, migrationsInSources(name)]);
  }
});

test('what is written through one replica is read through the other at once', async () => {
  const passenger = await agency.newPassenger(0, token);
  const { journey_id: journey } = await agency.newJourney(0, token, passenger);
  expect(await agency.journeysOf(1, token, passenger)).toMatchObject([{ journey_id: journey }]);
});

test('a live stream at one replica hears what was changed through the other', async () => {
  const stream = await listen(await agency.send(1, 'GET', '/api/v1/live', { token }));
  const passenger = await agency.newPassenger(0, token);
  const { journey_id: journey } = await agency.newJourney(0, token, passenger);
  await eventually(() => expect(stream.heard()).toContain(journey), STORY_TIMEOUT);
  await stream.close();
});

test('a session that ends at one replica ends at the other within 5 seconds, its live stream too', async () => {
  const { access, refresh } = await agency.logIn(0);
  const stream = await listen(await agency.send(1, 'GET', '/api/v1/live', { token: access }));
  const paths = ['/auth/users/me', agency.journeysPath, '/api/v1/agency/web_quote'];
  const answers = () =>
    Promise.all(paths.map(async (path) => (await agency.send(1, 'GET', path, { token: access })).status));
  expect(await answers()).not.toContain(401);
  expect((await agency.send(0, 'POST', '/auth/jwt/logout/', { body: { refresh }, token: access })).status).toBe(204);
  await eventually(async () => {
    expect(await answers()).toEqual(paths.map(() => 401));
    expect(stream.hasEnded()).toBe(true);
  }, SESSION_ENDS_WITHIN);
  expect((await agency.send(1, 'POST', '/auth/jwt/refresh/', { body: { refresh } })).status).toBe(401);
});

test('failed logins are counted together, wherever they are tried', async () => {
  const headers = fromNewAddress();
  const body = { username: agency.owner.cedula, password: 'Otra2026' };
  const tried = await times(FREE_LOGINS + 5, (side) =>
    agency.send(side, 'POST', '/auth/jwt/create/', { body, headers }),
  );
  expect([howMany(tried, 401), howMany(tried, 429)]).toEqual([FREE_LOGINS, 5]);
});

test('new passwords are asked for under one limit, and a person is mailed once', async () => {
  const path = '/auth/users/reset_password/';
  const unknown = { username: newCedula() };
  const refused = await times(FREE_RESETS + 5, (side) => agency.send(side, 'POST', path, { body: unknown }));
  expect(howMany(refused, 429)).toBe(5);
  const body = { username: agency.owner.cedula };
  await times(FREE_RESETS + 5, (side) => agency.send(side, 'POST', path, { body }));
  const later = newName();
  await agency.askForQuote(1, later);
  await expectOneMailEach([later]);
  await eventually(async () => expect(await agency.mailsAbout('Recupere su contraseña')).toBe(1), STORY_TIMEOUT);
});

test('quotes of one address are limited together, and each that was taken is mailed once', async () => {
  const from = fromNewAddress();
  const names: string[] = [];
  const asked = await times(FREE_QUOTES + 4, async (side) => {
    const name = newName();
    const response = await agency.askForQuote(side, name, from);
    if (response.status === 201) names.push(name);
    return response;
  });
  expect([howMany(asked, 201), howMany(asked, 429)]).toEqual([FREE_QUOTES, 4]);
  await expectOneMailEach(names);
});

test('a request that is repeated at the other replica under its Idempotency-Key happens once', async () => {
  const passenger = await agency.newPassenger(0, token);
  await agency.newJourney(1, token, passenger);
  const headers = { 'Idempotency-Key': newId() };
  const request = { body: agency.journeyOf(passenger), token, headers };
  const send = (side: Side) => agency.ask<JourneyView>(side, 'POST', agency.journeysPath, request);
  // A repeat that overtakes the views is told to come again.
  const [first, second] = await Promise.all(both.map((side) => eventually(() => send(side), STORY_TIMEOUT)));
  expect(second?.journey_id).toBe(first?.journey_id);
  expect(await agency.journeysOf(0, token, passenger)).toHaveLength(2);
});

test('a refresh token that is used at both replicas at once has one successor', async () => {
  const { refresh } = await agency.logIn(0);
  const answers = await times(4, (side) => agency.send(side, 'POST', '/auth/jwt/refresh/', { body: { refresh } }));
  expect(howMany(answers, 200)).toBe(4);
  const pairs = (await Promise.all(answers.map((answer) => answer.json()))) as { refresh: string }[];
  expect(new Set(pairs.map((pair) => pair.refresh)).size).toBe(1);
  const [next] = pairs;
  expect((await agency.send(1, 'POST', '/auth/jwt/refresh/', { body: { refresh: next?.refresh } })).status).toBe(200);
});

test('a file that was uploaded through one replica opens by its link at the other', async () => {
  const { journey_id: journey } = await agency.newJourney(0, token, await agency.newPassenger(0, token));
  const form = new FormData();
  for (const [name, value] of Object.entries({ journey, method: 'CASH', value: '100.00' })) form.append(name, value);
  const pdf = simplePdf('Comprobante', ['Documento de prueba']);
  form.append('voucher', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'comprobante.pdf');
  const payment = await agency.ask<{ voucher: string }>(0, 'POST', '/api/v1/payment/payment', { body: form, token });
  const { pathname, search } = new URL(payment.voucher);
  for (const side of both) {
    const opened = await agency.send(side, 'GET', pathname + search);
    expect(opened.status).toBe(200);
    expect(Buffer.from(await opened.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-/);
  }
});

test('a change of the site through one replica is in the next page of the other', async () => {
  const pageAt = async (side: Side) => (await agency.send(side, 'GET', '/tours')).text();
  const body = { title: 'Baños y la ruta de las cascadas', caption: 'Dos días', description: 'Aventura', active: true };
  // Both have it cached.
  for (const side of both) expect(await pageAt(side)).not.toContain(body.title);
  await agency.ask(0, 'POST', '/api/v1/content/packages', { body, token });
  for (const side of both) expect(await pageAt(side)).toContain(body.title);
});

test('an event is handled by one of the replicas, also when both are told again', async () => {
  for (const name of processNames) {
    const client = await agency.connect(name);
    await client.query('update outbox set batch = null');
    await client.end();
  }
  const name = newName();
  await agency.askForQuote(0, name);
  await expectOneMailEach([name]);
  await eventually(async () => {
    for (const process of processNames) {
      expect([process, await count(process, 'select count(*) from outbox where batch is null')]).toEqual([process, 0]);
      // What the BFF wrote itself it has from the answer, before the queue's copy.
      if (process === 'bff') continue;
      const handled = await agency.counted(process, /^event_deliveries_total\{.*outcome="handled"/);
      expect([process, handled]).toEqual([process, await count(process, 'select count(*) from inbox')]);
    }
  }, STORY_TIMEOUT);
});

test('what a killed replica had in hand is finished by the other, once', async () => {
  const blocker = await agency.connect('notifications');
  const names = Array.from({ length: 4 }, newName);
  try {
    await blocker.query('begin');
    await blocker.query('lock table inbox in exclusive mode');
    for (const name of names) expect((await agency.askForQuote(0, name)).status).toBe(201);
    const inHand = `select count(*) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query ilike '%insert into inbox%'`;
    await eventually(async () => expect(await count('notifications', inHand)).toBe(2), STORY_TIMEOUT);
    await agency.kill(0, 'notifications');
  } finally {
    await blocker.end();
  }
  await expectOneMailEach(names);
});

test('what a killed replica had stored and not told is told by the other', async () => {
  const blocker = await agency.connect('journeys');
  const name = newName();
  try {
    await blocker.query(`select pg_advisory_lock(hashtext('outbox relay'))`);
    // The second BFF asks the journeys of the first replica.
    expect((await agency.askForQuote(1, name)).status).toBe(201);
    await agency.kill(0, 'journeys');
    expect(await agency.mailsAbout(name)).toBe(0);
  } finally {
    await blocker.end();
  }
  await expectOneMailEach([name]);
});
