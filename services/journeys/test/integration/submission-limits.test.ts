import type { WebQuote } from '@bitacora/contracts';
import { FixedClock } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { AttemptSweep, CLOCK, FileStore, simplePdf } from '@bitacora/platform';
import { asTraveller, startTestProcess, TEST_AGENCY, type TestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { journeys } from '../../src/journeys.process.ts';
import { agency, deliver, passenger } from './fixture.ts';

jest.setTimeout(60_000);

const HOUR = 60 * 60 * 1000;
let service: TestProcess;
let clock: FixedClock;

beforeAll(async () => {
  service = await startTestProcess(journeys);
  await deliver(service, agency());
  clock = new FixedClock(new Date());
  Object.assign(service.app.get<object>(CLOCK), { now: () => clock.now() });
});
afterAll(() => service.stop());

const quote = (address: string, changes: object = {}, headers: Record<string, string> = {}) =>
  service.request<WebQuote>('POST', '/api/v1/agency/web_quote', {
    headers: { 'x-forwarded-for': address, ...headers },
    body: {
      last_name: 'Ñáñez',
      first_name: 'Sofía',
      phone: '0991234567',
      email: 'sofia@ejemplo.ec',
      n_adults: 2,
      travel_date: '2031-01-01',
      country: 'PE',
      agency: TEST_AGENCY,
      ...changes,
    },
  });

const report = (userId: string, body: unknown = { description: 'Algo pasó' }) =>
  service.request('POST', '/api/v1/agency/problem_report', {
    headers: asTraveller(userId),
    body,
  });

test('an office behind one address may ask for 30 quotes an hour; what is refused or repeated counts for nothing', async () => {
  const headers = { 'idempotency-key': newId() };
  for (let sent = 1; sent <= 30; sent += 1) {
    expect((await quote('200.1.1.1', {}, sent === 1 ? headers : {})).status).toBe(201);
    if (sent <= 3) expect((await quote('200.1.1.1', { country: 'XX' })).status).toBe(400);
  }
  expect((await quote('200.1.1.1', {}, headers)).status).toBe(201);
  const tooMany = await quote('200.1.1.1');
  expect(tooMany).toMatchObject({ status: 429, body: { code: 'throttled' } });
  expect(Number(tooMany.headers.get('retry-after'))).toBe(120);
  expect((await quote('200.1.1.2')).status).toBe(201);
  const [row] = await service.database.query<{ count: number }>(`select count(*)::int as count from web_quotes`);
  expect(row?.count).toBe(31);

  clock = new FixedClock(new Date(clock.now().getTime() + HOUR));
  expect((await quote('200.1.1.1')).status).toBe(201);
});

test('a person may report 20 problems an hour, of many at once no more', async () => {
  const [carlos, ana] = [newId(), newId()];
  await deliver(service, passenger(newId(), TEST_AGENCY, carlos), passenger(newId(), TEST_AGENCY, ana));
  const answers = await Promise.all(Array.from({ length: 22 }, () => report(carlos)));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(20).fill(201), 429, 429]);
  expect((await report(ana)).status).toBe(201);
});

test('the file of a report too many is not even stored', async () => {
  const carlos = newId();
  await deliver(service, passenger(newId(), TEST_AGENCY, carlos));
  for (let sent = 1; sent <= 20; sent += 1) expect((await report(carlos)).status).toBe(201);
  const upload = jest.spyOn(service.app.get(FileStore), 'uploadAll');
  const body = new FormData();
  body.append('description', 'Algo pasó');
  body.append('file', new File([simplePdf('Voucher', ['Fecha equivocada'])], 'voucher.pdf'));
  expect((await report(carlos, body)).status).toBe(429);
  expect(upload).not.toHaveBeenCalled();
});

test('counts are kept for a day, and name nobody', async () => {
  const keys = () => service.database.query<{ key: string }>(`select key from attempts`);
  expect((await keys()).length).toBeGreaterThan(2);
  expect(JSON.stringify(await keys())).not.toContain('200.1.1');
  clock = new FixedClock(new Date(clock.now().getTime() + 25 * HOUR));
  await service.app.get(AttemptSweep).sweep();
  expect(await keys()).toEqual([]);
});
