import { type AgencySettings, type EmployeeAnswer, rightsOf } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import {
  asRole,
  asStaff,
  asTraveller,
  createTestDatabase,
  eventually,
  OTHER_AGENCY,
  png,
  startTestProcess,
  type TestDatabase,
  type TestProcess,
} from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { DemoPeople } from '../../src/demo/demo-people.ts';
import { identity as definition } from '../../src/identity.process.ts';
import {
  aPassenger,
  bearer,
  fromSomewhere,
  type Identity,
  linkFor,
  logIn,
  type Pair,
  PASSWORD,
  register,
  startWithDemo,
  written,
} from '../integration/identity.ts';

jest.setTimeout(60_000);

describe('with the data of the demo', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await startWithDemo();
  });
  afterAll(() => identity.stop());

  const staff = [demo.adviser, demo.owner, demo.accounting, demo.operations];

  describe('the demo data', () => {
    test('has an agency, staff of every role and two travellers who log in, and two companions without accounts', async () => {
      for (const { cedula } of [...staff, demo.carlos, demo.lucia]) await logIn(identity, cedula, demo.password);
      expect(await written(identity, 'identity.agency-settings-changed')).toMatchObject([
        { ruc: demo.agency, name: 'Bitácora Viajes' },
      ]);
      const employees = await written(identity, 'identity.employee-created');
      expect(employees.map(({ id, roles }) => [id, roles])).toEqual([
        [demo.adviser.employeeId, ['adviser']],
        [demo.owner.employeeId, ['owner']],
        [demo.accounting.employeeId, ['accounting']],
        [demo.operations.employeeId, ['operations']],
      ]);
      const passengers = await written(identity, 'identity.passenger-registered');
      expect(passengers.map(({ id, user_id }) => [id, user_id])).toEqual([
        [demo.carlos.passengerId, demo.carlos.userId],
        [demo.lucia.passengerId, demo.lucia.userId],
        ...demo.companions.map(({ passengerId }) => [passengerId, null]),
      ]);
    });

    test('is there with its agency for whoever checks or rebuilds a view', async () => {
      const page = await identity.request('GET', '/internal/snapshots/agencies');
      const [data] = await written(identity, 'identity.agency-settings-changed');
      const snapshots = [{ aggregate_id: demo.agency, aggregate_version: 1, data }];
      expect(page.body).toEqual({ event: 'identity.agency-settings-changed', snapshots });
    });

    test('is made once, however many replicas start', async () => {
      const other = await startTestProcess(definition, {
        databaseUrl: identity.environment.DATABASE_URL,
        environment: { DEMO_DATA: 'true' },
      });
      await Promise.all([identity.app.get(DemoPeople).seed(), other.app.get(DemoPeople).seed()]);
      await eventually(async () => {
        expect(await identity.database.query(`select id from outbox where name like 'identity.%'`)).toHaveLength(15);
      });
      await other.stop();
    });

    describe('its settings', () => {
      const path = `/api/v1/agency/settings/${demo.agency}/`;
      const read = async () => (await identity.request<AgencySettings>('GET', path, { headers: asRole('owner') })).body;
      const write = (body: object) =>
        identity.request<AgencySettings>('PATCH', path, { headers: asRole('owner'), body });

      test('are changed by the owner, told whole, and unchanged tell nothing', async () => {
        const { version } = await read();
        const holidays = [{ day: '2026-12-24', name: 'Nochebuena', is_closed: true }];
        const { status, body } = await write({ holidays, balance_due_days: '20', version });
        expect(status).toBe(200);
        expect(body).toMatchObject({ name: 'Bitácora Viajes', holidays, balance_due_days: 20, version: version + 1 });
        const told = await written(identity, 'identity.agency-settings-changed');
        expect(told.at(-1)).toMatchObject({ ruc: demo.agency, holidays, balance_due_days: 20 });
        await write({ holidays });
        expect(await written(identity, 'identity.agency-settings-changed')).toHaveLength(told.length);
        expect(await read()).toEqual(body);
      });

      test('keep the lead times that are not sent', async () => {
        await write({ lead_times: { ready_days: '12' } });
        const { body } = await write({ lead_times: { luggage_days: '1' } });
        expect(body.lead_times).toEqual({ ready_days: 12, luggage_days: 1 });
        expect((await write({ lead_times: { luggage_days: '4', pending_hours: '0' } })).body).toMatchObject({
          'lead_times.luggage_days': [expect.any(String)],
          'lead_times.pending_hours': [expect.any(String)],
        });
      });

      test('have a logo, small and written anew, until it is taken away', async () => {
        const form = new FormData();
        form.set('logo', new Blob([new Uint8Array(png(600, 300))], { type: 'image/png' }), 'logo.png');
        const logoPath = `${path}logo/`;
        const sent = await identity.request<AgencySettings>('POST', logoPath, { headers: asRole('owner'), body: form });
        expect(sent).toMatchObject({
          status: 200,
          body: { logo: expect.stringMatching(/\/logo\/[0-9a-f]{32}\.png$/) },
        });
        expect(sent.body).not.toHaveProperty('logo_image');
        const told = await written(identity, 'identity.agency-settings-changed');
        expect(told.at(-1)?.logo_image).toMatchObject({ width: 216, height: 108 });
        const taken = await identity.request('DELETE', logoPath, { headers: asRole('owner') });
        expect(taken).toMatchObject({ status: 200, body: { logo: null } });
        expect((await identity.request('DELETE', logoPath, { headers: asStaff() })).status).toBe(403);
      });

      test('are not written over what somebody else saved meanwhile', async () => {
        const { version, phone } = await read();
        expect((await write({ phone: '042000000', version: version + 1 })).status).toBe(409);
        expect((await read()).phone).toBe(phone);
      });
    });
  });

  describe('employees', () => {
    const get = <Body = unknown>(path: string, headers: Record<string, string> = {}) =>
      identity.request<Body>('GET', path, { headers });

    test('are known to their agency', async () => {
      const adviser = {
        id: demo.adviser.employeeId,
        role: 'adviser',
        rights: rightsOf(['adviser']),
        email: 'asesora@bitacora.example',
      };
      const accounting = { id: demo.accounting.employeeId, role: 'accounting', rights: rightsOf(['accounting']) };
      const { body } = await get<EmployeeAnswer[]>('/api/v1/agency/employee', asStaff());
      expect(body).toHaveLength(staff.length);
      expect(body).toEqual(expect.arrayContaining([adviser, accounting].map((who) => expect.objectContaining(who))));
      const one = `/api/v1/agency/employee/${demo.agency}/${demo.adviser.userId}`;
      expect((await get(one, asStaff())).body).toMatchObject(adviser);
    });

    test('are not there for anybody else', async () => {
      const one = `/api/v1/agency/employee/${demo.agency}/${demo.adviser.userId}`;
      expect((await get('/api/v1/agency/employee')).status).toBe(401);
      expect((await get('/api/v1/agency/employee', asTraveller())).status).toBe(403);
      expect((await get('/api/v1/agency/employee', asStaff(OTHER_AGENCY))).body).toEqual([]);
      expect((await get(one)).status).toBe(401);
      expect((await get(one, asTraveller())).status).toBe(403);
      expect((await get(one, asStaff(OTHER_AGENCY))).status).toBe(404);
      expect((await get(`/api/v1/agency/employee/${demo.agency}/${demo.carlos.userId}`, asStaff())).status).toBe(404);
      expect((await get(`/api/v1/agency/employee/${demo.agency}/nobody`, asStaff())).status).toBe(404);
    });
  });
});

describe('the agency of the site', () => {
  /** What identity warns of when it starts. */
  async function warningsWith(environment: Record<string, string>): Promise<string[]> {
    const warnings: string[] = [];
    const nothing = () => undefined;
    const process = await startTestProcess(definition, {
      environment,
      prepare: (app) =>
        app.useLogger({ log: nothing, error: nothing, warn: (words: unknown) => void warnings.push(String(words)) }),
    });
    await eventually(async () => expect((await process.request('GET', '/health/ready')).status).toBe(200));
    await process.stop();
    // What a busy machine says of a queue or a database is another matter.
    return warnings.filter((words) => words.startsWith('AGENCY_RUC'));
  }

  test('an AGENCY_RUC that no agency has is said at the start', async () => {
    expect(await warningsWith({ AGENCY_RUC: OTHER_AGENCY, DEMO_DATA: 'true' })).toContain(
      `AGENCY_RUC: no agency has the RUC ${OTHER_AGENCY}, so its site stays empty`,
    );
  });

  test('the agency of the demo is not missed while it is on its way', async () => {
    expect(await warningsWith({ DEMO_DATA: 'true' })).toEqual([]);
  });
});

describe('a database that refuses', () => {
  const adminUrl = process.env.TEST_POSTGRES_URL ?? '';
  let identity: TestProcess;
  let name: string;

  async function asAdministrator(...statements: string[]): Promise<void> {
    const client = new Client({ connectionString: adminUrl });
    await client.connect();
    try {
      for (const sql of statements) await client.query(sql);
    } finally {
      await client.end();
    }
  }

  /** What of a login or a database is refused, and how it comes back. */
  const refusals = [
    [
      'another password',
      (it: string) => [`alter role ${it} password 'another'`],
      (it: string) => [`alter role ${it} password 'of-the-test'`],
    ],
    ['no login any more', (it: string) => [`alter role ${it} nologin`], (it: string) => [`alter role ${it} login`]],
    [
      'no connection to its database',
      (it: string) => [`alter database ${it} allow_connections false`],
      (it: string) => [`alter database ${it} allow_connections true`],
    ],
  ] as const;

  beforeAll(async () => {
    const own = await createTestDatabase('refused');
    ({ name } = own);
    await asAdministrator(
      `create role ${name} login password 'of-the-test'`,
      `alter database ${name} owner to ${name}`,
    );
    const url = new URL(own.url);
    url.username = name;
    url.password = 'of-the-test';
    identity = await startTestProcess(definition, { databaseUrl: url.toString() });
  });
  afterAll(async () => {
    await identity.stop();
    await asAdministrator(`drop database ${name} with (force)`, `drop role ${name}`);
  });

  test.each(refusals)('a database that grants %s is a 503, and not ready', async (_, refuse, restore) => {
    await asAdministrator(
      ...refuse(name),
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = '${name}'`,
    );
    const ask = () => identity.request('GET', '/api/v1/agency/employee', { headers: asStaff() });
    try {
      expect(await ask()).toMatchObject({ status: 503, body: { code: 'database_unavailable' } });
      expect((await identity.request('GET', '/health/ready')).status).toBe(503);
    } finally {
      await asAdministrator(...restore(name));
    }
    await eventually(async () => expect((await ask()).status).toBe(200), 15_000);
  });
});

describe('keys that rotate', () => {
  const tools = join(import.meta.dirname, '../../../../tools/containers');
  const folder = join(mkdtempSync(join(tmpdir(), 'rotation-')), 'secrets');
  const file = (name: string) => readFileSync(join(folder, name), 'utf8');

  /** What the operator's step answers. */
  function rotate(step: string, ...more: string[]) {
    return rotateSecret('signing-key', step, ...more);
  }

  function rotateSecret(...step: string[]) {
    const { status, stdout, stderr } = spawnSync('sh', [join(tools, 'rotate-secret.sh'), folder, ...step], {
      encoding: 'utf8',
    });
    return { code: status, said: stdout + stderr };
  }

  let database: TestDatabase;
  let identity: TestProcess | null = null;

  /** Identity anew, with the files as they are. */
  async function restart(): Promise<TestProcess> {
    await identity?.stop();
    identity = await startTestProcess(definition, {
      databaseUrl: database.url,
      environment: { JWT_PRIVATE_KEY: file('jwt-private-key'), JWT_PUBLIC_KEYS: file('jwt-public-keys') },
    });
    return identity;
  }

  const ask = <Body>(process: TestProcess, path: string, body: unknown) =>
    process.request<Body>('POST', path, { body, headers: fromSomewhere() });
  const statusWith = async (process: TestProcess, pair: Pair) =>
    (await process.request('GET', '/auth/users/me/', { headers: bearer(pair) })).status;
  const keyOf = ({ access }: Pair) =>
    (JSON.parse(Buffer.from(access.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid;

  let cedula: string;
  const logIn = async (process: TestProcess) =>
    (await ask<Pair>(process, '/auth/jwt/create/', { username: cedula, password: PASSWORD })).body;

  beforeAll(async () => {
    execFileSync(join(tools, 'make-secrets.sh'), [folder], { stdio: 'ignore' });
    database = await createTestDatabase('identity');
    // With the key of the tests, by which the test registers somebody as an agency does.
    const first = Object.assign(await startTestProcess(definition, { databaseUrl: database.url }), {
      advance: () => undefined,
    });
    const [passenger] = await register(first, aPassenger({ email: 'rosa@correo.example' }));
    cedula = passenger?.id_number ?? '';
    const link = await linkFor(first, 'identity.activation-requested', 'rosa@correo.example');
    await ask(first, '/auth/users/activation/', { ...link, new_password: PASSWORD });
    await first.stop();
  });
  afterAll(async () => {
    await identity?.stop();
    await database.drop();
    rmSync(join(folder, '..'), { recursive: true, force: true });
  });

  test('a new key signs, and nobody is logged out on the way', async () => {
    let process = await restart();
    const before = await logIn(process);

    expect(rotate('publish')).toMatchObject({ code: 0, said: expect.stringContaining('every process') });
    const published = file('jwt-public-keys');
    process = await restart();
    const meanwhile = await logIn(process);
    expect([await statusWith(process, before), keyOf(meanwhile)]).toEqual([200, keyOf(before)]);

    expect(rotate('use').code).toBe(0);
    // Whoever has not restarted since `publish` believes the new key, too.
    expect(file('jwt-public-keys')).toBe(published);
    process = await restart();
    const after = await logIn(process);
    expect(keyOf(after)).not.toBe(keyOf(before));
    expect(await Promise.all([before, meanwhile, after].map((pair) => statusWith(process, pair)))).toEqual([
      200, 200, 200,
    ]);

    expect(rotate('retire')).toMatchObject({ code: 1, said: expect.stringContaining('until 20 minutes after use') });
    expect(file('jwt-public-keys')).toBe(published);
    const longAgo = new Date(Date.now() - 21 * 60_000);
    utimesSync(join(folder, 'jwt-private-key'), longAgo, longAgo);
    expect(rotate('retire').code).toBe(0);
    process = await restart();
    expect([await statusWith(process, before), await statusWith(process, after)]).toEqual([401, 200]);
    // A token of the former key that is still around is renewed, as any that has expired.
    const renewed = await ask<Pair>(process, '/auth/jwt/refresh/', { refresh: before.refresh });
    expect(keyOf(renewed.body)).toBe(keyOf(after));
  });

  test('a step that is not due is refused, and changes nothing', () => {
    const all = () => readdirSync(folder).map((name) => [name, file(name)]);
    const before = all();
    expect(rotate('use')).toMatchObject({ code: 1, said: expect.stringContaining('First: publish') });
    expect(rotate('retire')).toMatchObject({ code: 1, said: expect.stringContaining('No former one') });
    expect([rotateSecret().code, rotate('forget').code, rotate('use', '--now').code]).toEqual([2, 2, 2]);
    expect(all()).toEqual(before);
    rotate('publish');
    expect(rotate('publish')).toMatchObject({ code: 1, said: expect.stringContaining('already') });
    expect(rotate('retire')).toMatchObject({ code: 1, said: expect.stringContaining('First: use') });
  });

  test.each([
    ['internal-secret', 0],
    ['file-link-secret', 30],
    ['seal-key', 2880],
  ] as const)('%s is believed before it is used, and the former one for %s minutes after', (name, minutes) => {
    const values = () => file(name).split('\n').filter(Boolean);
    const [former] = values();
    expect(rotateSecret(name, 'publish').code).toBe(0);
    const [first, next] = values();
    expect([first, values().length]).toEqual([former, 2]);
    expect(rotateSecret(name, 'use').code).toBe(0);
    expect(values()).toEqual([next, former]);
    if (minutes > 0) {
      expect(rotateSecret(name, 'retire')).toMatchObject({
        code: 1,
        said: expect.stringContaining(`${minutes} minutes`),
      });
      const longAgo = new Date(Date.now() - (minutes + 1) * 60_000);
      utimesSync(join(folder, name), longAgo, longAgo);
    }
    expect(rotateSecret(name, 'retire').code).toBe(0);
    expect(values()).toEqual([next]);
  });

  test('a key that somebody else has is dropped at once', () => {
    const former = file('jwt-public-keys');
    rotate('use');
    expect(rotate('retire', '--now').code).toBe(0);
    const [only, ...others] =
      file('jwt-public-keys').match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? [];
    expect([former.includes(only ?? ''), others]).toEqual([true, []]);
    expect(former.startsWith(only ?? '')).toBe(false);
  });

  test('what is made is readable within a container, and stands in a folder that nobody else enters', () => {
    rotate('publish');
    const modes = ['jwt-private-key', 'jwt-private-key.next', 'jwt-public-keys', '.'].map(
      (name) => statSync(join(folder, name)).mode & 0o777,
    );
    expect(modes).toEqual([0o444, 0o444, 0o444, 0o700]);
  });
});
