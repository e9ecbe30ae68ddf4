import type { EventEnvelope, JourneyInternal } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { ObjectStore, simplePdf } from '@bitacora/platform';
import { asStaff, startTestProcess, TEST_AGENCY, type TestProcess } from '@bitacora/testing';
import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { billing } from '../../src/billing.process.ts';

export const carlos = newId();
export const mateo = newId();
export const journey: JourneyInternal = { id: newId(), agency: TEST_AGENCY, passengers: [carlos, mateo] };

/** Stands for journeys, of which billing asks one question. */
export interface FakeJourneys {
  url: string;
  /** The tokens that came with the questions. */
  askedWith: (string | undefined)[];
  isAway: boolean;
  stop(): void;
}

async function startFakeJourneys(): Promise<FakeJourneys> {
  const server = createServer((request, response) => {
    fake.askedWith.push(request.headers.authorization);
    const isKnown = request.url === `/internal/journeys/${journey.id}`;
    const status = fake.isAway ? 500 : isKnown ? 200 : 404;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? journey : { detail: 'No encontrado', code: 'not_found' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const fake: FakeJourneys = {
    url: `http://127.0.0.1:${port}`,
    askedWith: [],
    isAway: false,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return fake;
}

export interface BillingTest {
  service: TestProcess;
  journeys: FakeJourneys;
  stop(): Promise<void>;
}

export async function startBilling(environment: Record<string, string> = {}): Promise<BillingTest> {
  const journeys = await startFakeJourneys();
  const service = await startTestProcess(billing, { environment: { JOURNEYS_URL: journeys.url, ...environment } });
  return {
    service,
    journeys,
    async stop() {
      await service.stop();
      journeys.stop();
    },
  };
}

/** Billing, for the tests of a file, with a journeys that is there when each begins. */
export function runBilling(): () => BillingTest {
  let billing: BillingTest;
  beforeAll(async () => {
    billing = await startBilling();
  });
  afterAll(() => billing.stop());
  afterEach(() => {
    billing.journeys.isAway = false;
  });
  return () => billing;
}

export const pdf = (title = 'Factura') => new File([simplePdf(title, ['Prueba'])], 'papel.pdf');

export type Fields = Record<string, string | File | undefined>;

/** A multipart form; a field that is undefined is left out. */
export function form(fields: Fields): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) data.append(name, value);
  return data;
}

export interface FileRow {
  id: string;
  status: string;
  object_key: string;
}

export const filesOf = (service: TestProcess) =>
  service.database.query<FileRow>(`select id, status, object_key from files order by created_at, id`);

/** How much is stored of everything: what a refused request leaves as it was. */
export async function stored(service: TestProcess): Promise<unknown> {
  const [row] = await service.database.query(
    `select (select count(*)::int from invoices) as invoices, (select count(*)::int from payments) as payments,
            (select count(*)::int from refunds) as refunds,
            (select count(*)::int from files) as files, (select count(*)::int from outbox) as events,
            (select coalesce(sum(version), 0)::int from invoices) as invoice_versions,
            (select coalesce(sum(version), 0)::int from payments) as payment_versions`,
  );
  return row;
}

/** The bytes of a stored file. */
export async function bytesOf(service: TestProcess, fileId: string): Promise<Buffer> {
  const row = (await filesOf(service)).find(({ id }) => id === fileId);
  const chunks: Buffer[] = [];
  for await (const chunk of await service.app.get(ObjectStore).read(row?.object_key ?? '')) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

/** The events that a process wrote about an aggregate, oldest first. */
export async function written(service: TestProcess, aggregateId: string): Promise<EventEnvelope[]> {
  const rows = await service.database.query<{ envelope: EventEnvelope }>(
    `select envelope from outbox where aggregate_id = ? order by aggregate_version`,
    [aggregateId],
  );
  return rows.map(({ envelope }) => envelope);
}

/** What staff ask of the routes of invoices, or of payments. */
export function paperCalls<Answer extends object>(path: string, billing: () => BillingTest) {
  return {
    create: (sent: Fields, headers: Record<string, string> = asStaff()) =>
      billing().service.request<Answer>('POST', `${path}/`, { headers, body: form(sent) }),

    change: (id: string, sent: Fields, headers: Record<string, string> = asStaff()) =>
      billing().service.request<Answer>('PATCH', `${path}/${id}/`, { headers, body: form(sent) }),

    /** The fields that an answer refuses, when nothing was stored. */
    async refused(answer: Promise<{ status: number; body: object }>): Promise<string[]> {
      const before = await stored(billing().service);
      const { status, body } = await answer;
      expect(status).toBe(400);
      expect(await stored(billing().service)).toEqual(before);
      return Object.keys(body).sort();
    },
  };
}
