import { listEndedSessions } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { Inbox } from '@bitacora/platform';
import { accessToken, eventually, startTestProcess, TEST_AGENCY, type TestProcess } from '@bitacora/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RefusalSweep } from '../../src/auth/refusal-sweep.ts';
import { RefusedTokens } from '../../src/auth/refused-tokens.ts';
import { bff } from '../../src/bff.process.ts';
import { aFile, aHosting, aJourney, aPassenger, aPendingHosting, envelope } from './facts.ts';
import { openStream } from './streams.ts';

/** Within which an ended session is ended everywhere. */
const PROMISED = 5000;

describe('ended sessions', () => {
  let identity: Server;
  /** What identity says that ended of late. */
  let endedAtIdentity: unknown[] = [];
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  let here: TestProcess;
  let elsewhere: TestProcess;
  const open: { close(): void }[] = [];

  beforeAll(async () => {
    identity = createServer((request, response) => {
      if (!request.url?.startsWith(listEndedSessions.path)) return answer(request, response);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(endedAtIdentity));
    });
    await new Promise<void>((resolve) => identity.listen(0, '127.0.0.1', resolve));
    const IDENTITY_URL = `http://127.0.0.1:${(identity.address() as AddressInfo).port}`;
    here = await startTestProcess(bff, { environment: { IDENTITY_URL } });
    elsewhere = await startTestProcess(bff, {
      databaseUrl: here.environment.DATABASE_URL,
      environment: { IDENTITY_URL },
    });
  });
  afterEach(() => {
    for (const stream of open.splice(0)) stream.close();
    endedAtIdentity = [];
  });
  afterAll(async () => {
    await elsewhere.stop();
    await here.stop();
    identity.closeAllConnections();
    identity.close();
  });

  interface Login {
    userId: string;
    session: string;
    headers: { authorization: string };
  }

  function logIn(changes: Parameters<typeof accessToken>[0] = {}): Login {
    const { userId = newId(), session = newId() } = changes;
    return { userId, session, headers: { authorization: `JWT ${accessToken({ ...changes, userId, session })}` } };
  }

  const ended = ({ userId, session }: Login, changes: object = {}) => {
    const at = new Date().toISOString();
    return envelope('identity.sessions-ended', 1, {
      id: userId,
      user_id: userId,
      sessions: [session],
      reissue: false,
      at,
      ...changes,
    });
  };
  const end = (login: Login, changes?: object) => here.app.get(Inbox).receive(ended(login, changes));
  const journeys = async ({ headers }: Login, door = here) =>
    (await door.request('GET', '/api/v1/journey/journeys_by_passenger', { headers })).status;

  async function stream({ headers }: Login, door = here) {
    const opened = await openStream(door.url, headers);
    open.push(opened);
    return opened;
  }

  const replyWith = (status: number, body: unknown) => {
    answer = (_request, response) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

  test('a token that was verified vouches for no other one of the same claims: its own signature is part of it', async () => {
    const login = logIn();
    expect(await journeys(login)).toBe(200);
    const [head, claims] = login.headers.authorization.split('.');
    const [, , signature] = logIn().headers.authorization.split('.');
    expect(await journeys({ ...login, headers: { authorization: [head, claims, signature].join('.') } })).toBe(401);
    expect(await journeys(login)).toBe(200);
  });

  describe('a session that has ended', () => {
    test('is refused at this door at once, and at every other one within five seconds', async () => {
      const [login, other] = [logIn(), logIn()];
      expect([await journeys(login), await journeys(login, elsewhere)]).toEqual([200, 200]);
      await end(login);
      expect(await journeys(login)).toBe(401);
      await eventually(async () => expect(await journeys(login, elsewhere)).toBe(401), PROMISED);
      expect([await journeys(other), await journeys(other, elsewhere)]).toEqual([200, 200]);
    });

    test('is refused in the answer of the command that ended it, with the broker away', async () => {
      const login = logIn();
      replyWith(200, { body: null, events: [ended(login)] });
      const body = { refresh: 'x' };
      expect((await here.request('POST', '/auth/jwt/logout/', { headers: login.headers, body })).status).toBe(204);
      expect(await journeys(login)).toBe(401);
    });

    test('is refused when a stolen token ended it, and the thief reads nothing of that', async () => {
      const login = logIn();
      const refusal = { detail: 'Su sesión no es válida o terminó', code: 'token_not_valid' };
      replyWith(401, { ...refusal, events: [ended(login)] });
      const stolen = await here.request('POST', '/auth/jwt/refresh/', { body: { refresh: 'stolen' } });
      expect(stolen).toMatchObject({ status: 401 });
      expect(stolen.body).toEqual(refusal);
      expect(await journeys(login)).toBe(401);
    });

    test('closes its live streams at every door, opens no other, and leaves those of others open', async () => {
      const [login, other] = [logIn(), logIn()];
      const own = [await stream(login), await stream(login, elsewhere)];
      const others = [await stream(other), await stream(other, elsewhere)];
      await end(login);
      await eventually(() => expect(own.map(({ hasEnded }) => hasEnded)).toEqual([true, true]), PROMISED);
      expect(others.map(({ hasEnded }) => hasEnded)).toEqual([false, false]);
      expect((await stream(login)).status).toBe(401);
    });

    test('is refused within five seconds when only identity knows of it, its live streams too: the queue is away', async () => {
      const [login, other] = [logIn(), logIn()];
      const [own, others] = [await stream(login), await stream(other)];
      endedAtIdentity = [ended(login)];
      await eventually(async () => expect(await journeys(login)).toBe(401), PROMISED);
      await eventually(() => expect(own.hasEnded).toBe(true), PROMISED);
      expect([await journeys(other), others.hasEnded]).toEqual([200, false]);
    });

    test('is found within five seconds by a door that was not told', async () => {
      // A door that has just started reads them once more when it begins to listen.
      const told = logIn();
      await end(told);
      await eventually(async () => expect(await journeys(told, elsewhere)).toBe(401), PROMISED);
      const login = logIn();
      const quiet = await stream(login, elsewhere);
      await here.database.query(
        `insert into refused_tokens (subject, issued_before, until) values (?, now() + interval '16 minutes', now() + interval '16 minutes')`,
        [login.session],
      );
      await eventually(async () => expect(await journeys(login, elsewhere)).toBe(401), PROMISED);
      await eventually(() => expect(quiet.hasEnded).toBe(true), PROMISED);
    });

    test('is a visitor on routes that everybody may call: files and addresses show it nothing', async () => {
      const traveller = aPassenger();
      const item = aPendingHosting();
      const journey = aJourney({ passengers: [traveller.id], services: [item] });
      const file = aFile();
      const hosting = aHosting({ journey: journey.id, package_service: item.id, reservation: file });
      const inbox = here.app.get(Inbox);
      await inbox.receive(envelope('identity.passenger-registered', 1, traveller));
      await inbox.receive(envelope('journeys.journey-created', 1, journey));
      await inbox.receive(envelope('services-catalog.service-attached', 1, hosting));
      const login = logIn({ userId: traveller.user_id as string });
      const path = `/api/v1/files/${file.id}`;
      const link = () => here.request('POST', `${path}/link`, { headers: login.headers, body: {} });
      expect((await link()).status).toBe(200);
      await end(login);
      expect((await link()).status).toBe(401);
      expect((await here.request('GET', path, { headers: login.headers })).status).toBe(401);
      const told: unknown[] = [];
      answer = (request, response) => {
        told.push(request.headers.authorization);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      };
      const address = '/api/v1/user/email_by_user/0920000023';
      expect((await here.request('GET', address, { headers: login.headers })).status).toBe(200);
      expect((await here.request('GET', address, { headers: logIn().headers })).status).toBe(200);
      expect(told).toEqual([undefined, expect.stringMatching(/^JWT /)]);
      expect((await here.request('GET', '/api/v1/content/packages', { headers: login.headers })).status).toBe(200);
    });

    test('is refused by a door that opens later', async () => {
      const login = logIn();
      await end(login);
      const later = await startTestProcess(bff, { databaseUrl: here.environment.DATABASE_URL });
      try {
        expect(await journeys(login, later)).toBe(401);
      } finally {
        await later.stop();
      }
    });
  });

  describe('a person whose roles have changed', () => {
    test('is refused with older tokens everywhere, streams too, and let in with one that was signed after', async () => {
      const now = Date.now() / 1000;
      const staff = { userId: newId(), session: newId(), agency: TEST_AGENCY, roles: ['adviser' as const] };
      const before = logIn({ ...staff, issuedAt: now - 1 });
      const old = await stream(before);
      await end(before, { sessions: [], reissue: true, at: new Date(now * 1000).toISOString() });
      await eventually(() => expect(old.hasEnded).toBe(true), PROMISED);
      expect(await journeys(before)).toBe(401);
      const after = logIn({ ...staff, issuedAt: now + 0.01 });
      expect(await journeys(after)).toBe(200);
      await eventually(async () => expect(await journeys(before, elsewhere)).toBe(401), PROMISED);
      expect(await journeys(after, elsewhere)).toBe(200);
    });
  });

  test('a session holds ten streams open at most: one more closes its oldest, and nobody else’s', async () => {
    const [login, other] = [logIn(), logIn()];
    const alone = await stream(other);
    const streams: Awaited<ReturnType<typeof stream>>[] = [];
    for (let count = 0; count < 12; count += 1) streams.push(await stream(login));
    const expected = streams.map((_, index) => index < 2);
    await eventually(() => expect(streams.map(({ hasEnded }) => hasEnded)).toEqual(expected));
    expect(alone.hasEnded).toBe(false);
  });

  test('a person holds fifty streams open at most, of however many sessions: one more closes the oldest', async () => {
    const { userId } = logIn();
    const other = await stream(logIn());
    const streams: Awaited<ReturnType<typeof stream>>[] = [];
    for (let session = 0; session < 6; session += 1) {
      const login = logIn({ userId });
      for (let count = 0; count < (session < 5 ? 10 : 2); count += 1) streams.push(await stream(login));
    }
    const expected = streams.map((_, index) => index < 2);
    await eventually(() => expect(streams.map(({ hasEnded }) => hasEnded)).toEqual(expected));
    expect(other.hasEnded).toBe(false);
  });

  test('a visitor behind a proxy holds 250 streams open at most: the next one is told to come again', async () => {
    const door = await startTestProcess(bff, {
      databaseUrl: here.environment.DATABASE_URL,
      environment: { TRUSTED_PROXIES: '127.0.0.1' },
    });
    const from = (address: string) => ({ ...logIn().headers, 'x-forwarded-for': address });
    const openFrom = async (address: string) => {
      const opened = await openStream(door.url, from(address));
      open.push(opened);
      return opened;
    };
    try {
      const first = await openFrom('203.0.113.7');
      for (let count = 1; count < 250; count += 1) expect((await openFrom('203.0.113.7')).status).toBe(200);
      const refused = await door.request('GET', '/api/v1/live', { headers: from('203.0.113.7') });
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
      expect((await openFrom('203.0.113.8')).status).toBe(200);
      first.close();
      await eventually(async () => expect((await openFrom('203.0.113.7')).status).toBe(200));
    } finally {
      for (const one of open.splice(0)) one.close();
      await door.stop();
    }
  });

  test('what is refused is forgotten when its tokens have expired by themselves', async () => {
    const [past, login] = [logIn(), logIn()];
    await end(past, { at: new Date(Date.now() - 3_600_000).toISOString() });
    await end(login);
    await here.app.get(RefusalSweep).sweep();
    const rows = await here.database.query<{ subject: string }>(`select subject from refused_tokens`);
    const subjects = rows.map(({ subject }) => subject);
    expect([subjects.includes(past.session), subjects.includes(login.session)]).toEqual([false, true]);
    await here.app.get(RefusedTokens).reread();
    expect(await journeys(login)).toBe(401);
  });
});
