import type { KeptMail, Page, SentMail } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { Inbox } from '@bitacora/platform';
import { asStaff, OTHER_AGENCY, TEST_AGENCY, type TestProcess } from '@bitacora/testing';
import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { aJourney, anEmployee, aPassenger, envelope } from './facts.ts';
import { type FakeService, runWithServices } from './fake-service.ts';

jest.setTimeout(60_000);

const carlos = aPassenger({ email: 'Carlos@ejemplo.ec', account_email: 'suya@ejemplo.ec' });
const maria = anEmployee({ email: 'maria@bitacora.example' });
const journey = aJourney({ passengers: [carlos.id] });

const kept = (changes: Partial<KeptMail> = {}): KeptMail => ({
  id: newId(),
  template: 'service-ready',
  about: 'Hotel Solymar',
  planned_at: '2026-11-22T15:00:00.000Z',
  ended_at: '2026-11-22T15:00:01.000Z',
  state: 'sent',
  reason: null,
  possible_duplicate: false,
  recipient_email: 'carlos@ejemplo.ec',
  to_account: false,
  passenger: carlos.id,
  ...changes,
});

let services: FakeService;
let server: TestProcess;
let asked: URLSearchParams[];
runWithServices((running) => ({ server, services } = running));
beforeAll(async () => {
  for (const fact of [
    envelope('identity.passenger-registered', 1, carlos),
    envelope('identity.employee-created', 1, maria),
    envelope('journeys.journey-created', 1, journey),
  ]) {
    await server.app.get(Inbox).receive(fact);
  }
});
beforeEach(() => {
  asked = [];
});

const mailed = (...results: KeptMail[]) => {
  services.answer = ({ url }, response) => {
    asked.push(new URL(url ?? '', services.url).searchParams);
    const page: Page<KeptMail> = { count: results.length, next: null, previous: null, results };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(page));
  };
};
const read = (path: string, headers = asStaff()) =>
  server.request<Page<SentMail>>('GET', `/api/v1/${path}`, { headers });
const ofJourney = (headers = asStaff()) => read(`journey/journey/${journey.id}/mails`, headers);
const ofPassenger = (query = '', headers = asStaff()) => read(`user/passenger/${carlos.id}/mails${query}`, headers);

test('to whom a mail went is said as the agency knows it; an account’s own address is shown to no agency', async () => {
  mailed(
    kept(),
    kept({ recipient_email: 'suya@ejemplo.ec' }),
    kept({ template: 'problem-report', recipient_email: 'maria@bitacora.example' }),
    kept({ recipient_email: null, passenger: null, state: 'dropped', reason: 'too_late' }),
  );
  const { status, body } = await ofJourney();
  expect(status).toBe(200);
  expect(body.results.map(({ to }) => to)).toEqual([
    { name: 'Carlos Muñoz', email: 'carlos@ejemplo.ec' },
    { name: 'Carlos Muñoz', email: null },
    { name: 'María José Andrade', email: 'maria@bitacora.example' },
    { name: null, email: null },
  ]);
  expect(JSON.stringify(body)).not.toContain('suya@ejemplo.ec');
});

test('an account’s own address is not shown either when the agency has written the same one', async () => {
  const child = aPassenger({ first_name: 'Nico', email: 'suya@ejemplo.ec', account_email: null });
  await server.app.get(Inbox).receive(envelope('identity.passenger-registered', 1, child));
  mailed(
    kept({ recipient_email: 'suya@ejemplo.ec', to_account: true }),
    kept({ recipient_email: 'suya@ejemplo.ec', passenger: child.id }),
    kept({ recipient_email: 'carlos@ejemplo.ec', to_account: true }),
  );
  expect((await ofJourney()).body.results.map(({ to }) => to)).toEqual([
    { name: 'Carlos Muñoz', email: null },
    { name: 'Nico Muñoz', email: 'suya@ejemplo.ec' },
    { name: 'Carlos Muñoz', email: null },
  ]);
});

test('notifications is asked for the agency’s own, of a passenger also what was mailed to the account', async () => {
  const account = { template: 'password-reset', about: null, passenger: null };
  // The second is what the agency wrote: said of the account's mails it would tell whether that is the account's, too.
  mailed(...['suya@ejemplo.ec', 'carlos@ejemplo.ec'].map((to) => kept({ ...account, recipient_email: to })));
  const { body } = await ofPassenger('?page_size=5');
  expect(body.results.map(({ to }) => to)).toEqual(Array(2).fill({ name: 'Carlos Muñoz', email: null }));
  expect(asked.map((query) => Object.fromEntries(query))).toEqual([
    { agency: TEST_AGENCY, passenger: carlos.id, user: carlos.user_id, page_size: '5' },
  ]);
});

test('nobody else reads them, and notifications is not even asked', async () => {
  mailed(kept());
  expect((await ofJourney(asStaff(OTHER_AGENCY))).status).toBe(404);
  expect((await ofPassenger('', asStaff(OTHER_AGENCY))).status).toBe(404);
  expect(asked).toEqual([]);
});

test('while notifications is away, that is what is said', async () => {
  services.answer = (_, response) => response.writeHead(503).end('{}');
  expect((await ofJourney()).status).toBe(503);
});
