import { addDays, dayAt } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { Inbox } from '@bitacora/platform';
import {
  accessToken,
  asRole,
  asStaff,
  asTraveller,
  eventually,
  OTHER_AGENCY,
  startTestProcess,
  type TestProcess,
} from '@bitacora/testing';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { bff } from '../../src/bff.process.ts';
import { aDesignedPackage, aJourney, aPassenger, aPayment, aProblem, envelope } from './facts.ts';

jest.setTimeout(60_000);

let server: TestProcess;
const open: AbortController[] = [];

beforeAll(async () => {
  server = await startTestProcess(bff);
});
afterEach(() => {
  for (const controller of open.splice(0)) controller.abort();
});
afterAll(() => server.stop());

interface LiveEvent {
  id: string | null;
  event: string;
  data: Record<string, unknown>;
}

function parse(block: string): LiveEvent | null {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? null;
  const event = field('event');
  return event ? { id: field('id'), event, data: JSON.parse(field('data') ?? '{}') as Record<string, unknown> } : null;
}

/** Opens a stream and collects what it brings. */
async function listen(headers: Record<string, string>) {
  const controller = new AbortController();
  open.push(controller);
  const response = await fetch(`${server.url}/api/v1/live`, { headers, signal: controller.signal });
  const received = { status: response.status, events: [] as LiveEvent[], text: '', ended: false };
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  void (async () => {
    for (;;) {
      const chunk = await reader?.read().catch(() => ({ done: true, value: undefined }));
      if (!chunk || chunk.done) break;
      received.text += chunk.value ?? '';
      received.events = received.text.split('\n\n').flatMap((block) => parse(block) ?? []);
    }
    received.ended = true;
  })();
  return received;
}

async function aTravellersJourney() {
  const traveller = aPassenger();
  const journey = aJourney({
    passengers: [traveller.id],
    travel_date: addDays(dayAt(new Date()), 9),
    return_date: null,
  });
  const inbox = server.app.get(Inbox);
  await inbox.receive(envelope('identity.passenger-registered', 1, traveller));
  await inbox.receive(envelope('journeys.journey-created', 1, journey));
  return { user: traveller.user_id as string, journey };
}

const pay = (journey: string) =>
  server.app.get(Inbox).receive(envelope('billing.payment-recorded', 1, aPayment({ journey })));

test('a change reaches exactly the people who may see it', async () => {
  const { user, journey } = await aTravellersJourney();
  const [traveller, staff, stranger, otherAgency] = await Promise.all([
    listen(asTraveller(user)),
    listen(asStaff()),
    listen(asTraveller()),
    listen(asStaff(OTHER_AGENCY)),
  ]);
  await pay(journey.id);
  for (const stream of [traveller, staff]) {
    // What was written just before may still be on its way, and comes too.
    const told = () => stream.events.filter(({ event }) => event !== 'passenger-updated');
    await eventually(() => expect(told().length).toBeGreaterThan(0));
    for (const { event, id, data } of told()) {
      expect([event, data.journey_id]).toEqual(['journey-updated', journey.id]);
      expect(id).toBe(String(data.version));
    }
  }
  expect([...stranger.events, ...otherAgency.events]).toEqual([]);
});

test('a client that comes back gets what changed since it looked', async () => {
  const { user, journey } = await aTravellersJourney();
  const before = await server.database.query<{ change: number }>(`select change::int as change from change_clock`);
  const lastSeen = before[0]?.change ?? 0;
  await pay(journey.id);
  const again = await listen({ ...asTraveller(user), 'last-event-id': String(lastSeen) });
  const stranger = await listen({ ...asTraveller(), 'last-event-id': String(lastSeen) });
  // What was written just before may still be on its way, and comes too.
  await eventually(() => expect(again.events.some(({ id }) => Number(id) > lastSeen)).toBe(true));
  for (const { data } of again.events) expect(data.journey_id).toBe(journey.id);
  expect(stranger.events).toEqual([]);
});

const clockNow = async () => {
  const [clock] = await server.database.query<{ change: number }>(`select change::int as change from change_clock`);
  return clock?.change ?? 0;
};

/** A journey that somebody left, and what has changed on it since. */
async function aJourneyThatSomebodyLeft() {
  const { user, journey } = await aTravellersJourney();
  const left = { ...journey, passengers: [newId()] };
  const before = await clockNow();
  return {
    user,
    journey,
    before,
    leave: () => server.app.get(Inbox).receive(envelope('journeys.journey-updated', 2, left)),
  };
}

const toldOf = (stream: { events: LiveEvent[] }, journey: string, since: number) =>
  stream.events.filter(({ id, data }) => data.journey_id === journey && Number(id) > since);

test('who leaves a journey hears of it on an open page, and of nothing after it', async () => {
  const { user, journey, before, leave } = await aJourneyThatSomebodyLeft();
  const [leaver, staff] = await Promise.all([listen(asTraveller(user)), listen(asStaff())]);
  await leave();
  await eventually(() => expect(toldOf(leaver, journey.id, before)).toHaveLength(1));
  const leftAt = await clockNow();
  await pay(journey.id);
  await eventually(() => expect(toldOf(staff, journey.id, leftAt)).toHaveLength(1));
  expect(toldOf(leaver, journey.id, leftAt)).toEqual([]);
});

test('who left while away hears of it on coming back, also after a later change, and only once', async () => {
  const { user, journey, before, leave } = await aJourneyThatSomebodyLeft();
  await leave();
  const leftAt = await clockNow();
  await pay(journey.id);
  const again = await listen({ ...asTraveller(user), 'last-event-id': String(before) });
  const later = await listen({ ...asTraveller(user), 'last-event-id': String(leftAt) });
  await eventually(() => expect(toldOf(again, journey.id, before).length).toBeGreaterThan(0));
  expect(toldOf(later, journey.id, leftAt)).toEqual([]);
});

test('whose passenger is the own account’s no more hears of it on an open page and on coming back, and of nothing after it', async () => {
  const { user, journey } = await aTravellersJourney();
  const before = await clockNow();
  const [passenger] = await server.database.query<{ id: string; data: ReturnType<typeof aPassenger> }>(
    `select id, data from passengers where user_id = ?`,
    [user],
  );
  const [former, staff] = await Promise.all([listen(asTraveller(user)), listen(asStaff())]);
  const separated = { ...passenger?.data, is_active: false, user_id: null };
  await server.app.get(Inbox).receive(envelope('identity.passenger-updated', 2, separated));
  await eventually(() => expect(toldOf(former, journey.id, before)).toHaveLength(1));
  const again = await listen({ ...asTraveller(user), 'last-event-id': String(before) });
  await eventually(() => expect(toldOf(again, journey.id, before)).toHaveLength(1));
  const separatedAt = await clockNow();
  await pay(journey.id);
  await eventually(() => expect(toldOf(staff, journey.id, separatedAt)).toHaveLength(1));
  expect([former, again].flatMap((stream) => toldOf(stream, journey.id, separatedAt))).toEqual([]);
});

// Those that wait for seconds wait side by side.
test.concurrent('who left while the server itself heard nothing is told when it hears again', async () => {
  const { user, journey, before, leave } = await aJourneyThatSomebodyLeft();
  const [leaver, staff] = await Promise.all([listen(asTraveller(user)), listen(asStaff())]);
  await server.database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'bitacora-bff-live' and datname = current_database()`,
  );
  await leave();
  const leftAt = await clockNow();
  await pay(journey.id);
  await eventually(() => expect(toldOf(leaver, journey.id, before).length).toBeGreaterThan(0), 20_000);
  await eventually(() => expect(toldOf(staff, journey.id, leftAt)).toHaveLength(1), 20_000);
});

test.concurrent('the stream needs a token, and ends when the token does', async () => {
  expect((await listen({})).status).toBe(401);
  const short = await listen({ authorization: `JWT ${accessToken({ userId: newId(), lifeSeconds: 2 })}` });
  expect(short.status).toBe(200);
  await eventually(() => expect(short.ended).toBe(true));
});

test('whoever asks for the headers only has them at once, and no stream', async () => {
  const signal = AbortSignal.timeout(3000);
  const answer = await fetch(`${server.url}/api/v1/live`, { method: 'HEAD', headers: asTraveller(), signal });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
});

test.concurrent('a quiet stream still says that it is there', async () => {
  const quiet = await listen(asTraveller());
  await eventually(() => expect(quiet.text.split('\n\n').length).toBeGreaterThan(2), 12_000);
});

test('staff hears of a new quote of the own agency, if their role reads quotes', async () => {
  const [staff, ...others] = await Promise.all([
    listen(asStaff()),
    listen(asRole('operations')),
    listen(asStaff(OTHER_AGENCY)),
    listen(asTraveller()),
  ]);
  const id = newId();
  await server.app.get(Inbox).receive(
    envelope('journeys.quote-created', 1, {
      id,
      agency: '0993371112001',
      first_name: 'Rosa',
      last_name: 'Vera',
      phone: '0991234567',
      email: 'rosa@ejemplo.ec',
      n_adults: 2,
      n_children: 0,
      travel_date: '2030-01-01',
      country: 'PE',
      country_name: 'Perú',
      created_at: '2026-01-01T00:00:00.000Z',
    }),
  );
  await eventually(() => expect(staff.events).toEqual([{ id: null, event: 'quote-created', data: { quote_id: id } }]));
  expect(others.flatMap(({ events }) => events)).toEqual([]);
});

test('staff hears of a change of a passenger of the own agency, also of one without journeys', async () => {
  const passenger = aPassenger();
  const [staff, other, traveller] = await Promise.all([
    listen(asStaff()),
    listen(asStaff(OTHER_AGENCY)),
    listen(asTraveller(passenger.user_id as string)),
  ]);
  await server.app.get(Inbox).receive(envelope('identity.passenger-registered', 1, passenger));
  const told = { id: null, event: 'passenger-updated', data: { passenger_id: passenger.id } };
  await eventually(() => expect(staff.events).toEqual([told]));
  expect([...other.events, ...traveller.events]).toEqual([]);
});

test('staff hears of a designed package of the own agency that changed', async () => {
  const [staff, other, traveller] = await Promise.all([
    listen(asStaff()),
    listen(asStaff(OTHER_AGENCY)),
    listen(asTraveller(newId())),
  ]);
  const designed = aDesignedPackage();
  await server.app.get(Inbox).receive(envelope('journeys.designed-package-created', 1, designed));
  const told = { id: null, event: 'designed-package-updated', data: { designed_package_id: designed.id } };
  await eventually(() => expect(staff.events).toEqual([told]));
  expect([...other.events, ...traveller.events]).toEqual([]);
});

test('staff hears of a problem that was reported to the own agency', async () => {
  const reporter = newId();
  const [staff, other, traveller] = await Promise.all([
    listen(asStaff()),
    listen(asStaff(OTHER_AGENCY)),
    listen(asTraveller(reporter)),
  ]);
  const report = aProblem({ user_id: reporter });
  await server.app.get(Inbox).receive(envelope('journeys.problem-reported', 1, report));
  const told = { id: null, event: 'problem-reported', data: { report_id: report.id } };
  await eventually(() => expect(staff.events).toEqual([told]));
  expect([...other.events, ...traveller.events]).toEqual([]);
});
