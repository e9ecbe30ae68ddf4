import type { StoredProblemReport } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { simplePdf } from '@bitacora/platform';
import { asStaff, asTraveller, OTHER_AGENCY, startTestProcess, TEST_AGENCY, type TestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { journeys } from '../../src/journeys.process.ts';
import { deliver, employee, passenger, written } from './fixture.ts';

jest.setTimeout(60_000);

const path = '/api/v1/agency/problem_report';
const carlos = newId();
const travels = passenger(newId(), TEST_AGENCY, carlos);
const adviser = employee();
let service: TestProcess;
let journey: string;

beforeAll(async () => {
  service = await startTestProcess(journeys);
  await deliver(service, travels, adviser);
  journey = await bookedJourney([travels.aggregate_id]);
});
afterAll(() => service.stop());

async function bookedJourney(passengers: string[]): Promise<string> {
  const { body } = await service.request<{ id: string }>('POST', `/api/v1/journey/journeys_by_agency/${TEST_AGENCY}`, {
    headers: asStaff(),
    body: {
      passengers,
      start_city: 'EC-GYE',
      destination_city: 'PE-LIM',
      travel_date: '2031-07-10',
      purchase_date: '2026-01-15',
      cost: 100,
      travel_direction: 'IV',
      travel_agent: adviser.aggregate_id,
      services: [{ kind: 'hosting' }],
    },
  });
  return body.id;
}

const report = (body: unknown, userId = carlos, headers: Record<string, string> = {}) =>
  service.request<StoredProblemReport>('POST', path, { body, headers: { ...asTraveller(userId), ...headers } });

/** Somebody who travels with these agencies, and has reported nothing yet. */
async function somebody(...agencies: string[]): Promise<string> {
  const userId = newId();
  await deliver(service, ...agencies.map((agency) => passenger(newId(), agency, userId)));
  return userId;
}

async function travelsOf(userId: string): Promise<typeof travels> {
  const event = passenger(newId(), TEST_AGENCY, userId);
  await deliver(service, event);
  return event;
}

async function stored(): Promise<unknown> {
  const [row] = await service.database.query(
    `select (select count(*)::int from problem_reports) as reports, (select count(*)::int from files) as files,
            (select count(*)::int from outbox) as events, (select last from problem_report_numbers limit 1) as last`,
  );
  return row;
}

async function refused(ask: () => Promise<{ status: number; body: object }>): Promise<string[]> {
  const before = await stored();
  const { status, body } = await ask();
  expect(status).toBe(400);
  expect(await stored()).toEqual(before);
  return Object.keys(body);
}

function form(fields: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

const pdf = () => new File([simplePdf('Voucher', ['Fecha equivocada'])], 'voucher.pdf');

describe('reporting a problem', () => {
  test('answers a number and tells the adviser of the journey what was written, with the file', async () => {
    const fields = { description: 'El voucher tiene\notra fecha.', topic: 'DOCUMENT', journey, file: pdf() };
    const { status, body } = await report(form(fields));
    expect(status).toBe(201);
    expect(body).toMatchObject({ agency: TEST_AGENCY, journey, topic: 'DOCUMENT', file: { name: 'voucher.pdf' } });
    expect(body.number).toMatch(/^R-\d{6}$/);
    expect(await written(service, body.id)).toMatchObject([
      {
        name: 'journeys.problem-reported',
        data: {
          number: body.number,
          user_id: carlos,
          passenger: travels.aggregate_id,
          adviser: adviser.aggregate_id,
          description: 'El voucher tiene\notra fecha.',
          file: { id: body.file?.id },
        },
      },
    ]);
    const files = await service.database.query(`select status from files where id = ?`, [body.file?.id]);
    expect(files).toEqual([{ status: 'stored' }]);
  });

  test('needs only words: it goes to the person’s agency, about anything', async () => {
    const { status, body } = await report({ description: 'No puedo ver mis viajes' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ agency: TEST_AGENCY, journey: null, topic: 'OTHER', file: null });
    expect((await written(service, body.id))[0]?.data).toMatchObject({ adviser: null });
  });

  test('counts within each agency, without gaps, whoever reports at once', async () => {
    const userId = await somebody(OTHER_AGENCY);
    await refused(() => report({ description: 'x', journey }, userId));
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) => report({ description: `Problema ${index}` }, userId)),
    );
    expect(answers.map(({ body }) => body.number).sort()).toEqual(['R-000001', 'R-000002', 'R-000003', 'R-000004']);
  });

  test('is done once for one idempotency key', async () => {
    const headers = { 'idempotency-key': newId() };
    const first = await report({ description: 'Una vez' }, carlos, headers);
    const again = await report({ description: 'Una vez' }, carlos, headers);
    expect(again.body).toEqual(first.body);
    expect((await report({ description: 'Otra cosa' }, carlos, headers)).status).toBe(422);
  });
});

describe('who may report what', () => {
  test('nobody without a session', async () => {
    expect((await service.request('POST', path, { body: { description: 'x' } })).status).toBe(401);
  });

  test('nobody about a journey of others: it is as unknown as one that is not there, and no file stays', async () => {
    const others = passenger();
    await deliver(service, others);
    const theirs = await bookedJourney([others.aggregate_id]);
    expect(await refused(() => report(form({ description: 'x', journey: theirs, file: pdf() })))).toEqual(['journey']);
    expect(await refused(() => report({ description: 'x', journey: newId() }))).toEqual(['journey']);
  });

  test('nobody to an agency where he or she is no passenger', async () => {
    expect(await refused(() => report({ description: 'x', agency: OTHER_AGENCY }))).toEqual(['agency']);
    expect(await refused(() => report({ description: 'x' }, newId()))).toEqual(['agency']);
  });

  test('who travels with two agencies says which, unless the journey says it', async () => {
    const userId = await somebody(TEST_AGENCY, OTHER_AGENCY);
    expect(await refused(() => report({ description: 'x' }, userId))).toEqual(['agency']);
    expect((await report({ description: 'x', agency: OTHER_AGENCY }, userId)).body.agency).toBe(OTHER_AGENCY);
  });
});

test('a report that breaks rules names each field, and a file that is none', async () => {
  expect(await refused(() => report({}))).toEqual(['description']);
  expect((await refused(() => report({ description: 'x'.repeat(2001), topic: 'NADA', journey: '7' }))).sort()).toEqual([
    'description',
    'journey',
    'topic',
  ]);
  const program = new File(['MZ\u0090'], 'foto.pdf');
  expect(await refused(() => report(form({ description: 'x', file: program })))).toEqual(['file']);
  const cutOff = new File([pdf().slice(0, pdf().size / 2)], 'hoja.pdf');
  expect(await refused(() => report(form({ description: '', file: cutOff })))).toEqual(['description', 'file']);
});

test('whoever rebuilds a view reads every report', async () => {
  const { body } = await report({ description: 'Para la vista' });
  const page = await service.request<{ event: string; snapshots: { aggregate_id: string }[] }>(
    'GET',
    '/internal/snapshots/problem-reports',
  );
  expect(page.body.event).toBe('journeys.problem-reported');
  expect(page.body.snapshots.map(({ aggregate_id }) => aggregate_id)).toContain(body.id);
});

test('a report names all that is wrong at once, with a journey that is not the person’s', async () => {
  const before = await stored();
  const other = await bookedJourney([(await travelsOf(newId())).aggregate_id]);
  const data = new FormData();
  data.append('description', ' ');
  data.append('journey', other);
  data.append('file', new Blob(['no es un PDF']), 'hoja.pdf');
  const answer = await report(data);
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body).sort()).toEqual(['description', 'file', 'journey']);
  expect(await stored()).toMatchObject({ files: (before as { files: number }).files });
});
