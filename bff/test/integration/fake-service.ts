import { listEndedSessions } from '@bitacora/contracts';
import { startTestProcess, type TestProcess } from '@bitacora/testing';
import { afterAll, beforeAll } from '@jest/globals';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bff } from '../../src/bff.process.ts';

/** Stands for every service behind the gateway. */
export interface FakeService {
  url: string;
  /** For the environment of a BFF: all its services are this one. */
  environment: Record<string, string>;
  /** What it answers; by default 200 with what a command and a question both understand. */
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  stop(): void;
}

const answerAll = ({ method }: IncomingMessage, response: ServerResponse) =>
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(method === 'GET' ? '{"cualquier": "cosa"}' : '{"body": {"id": "x"}, "events": []}');

/**
 * Answers what a BFF asks by itself with nothing: no designed package and no quote at journeys, no session that ended at identity. False
 * for anything else.
 */
export function tellNothing({ url = '' }: IncomingMessage, response: ServerResponse): boolean {
  const nothing = nothings.find(([path]) => url.startsWith(path))?.[1];
  if (nothing === undefined) return false;
  response.writeHead(200, { 'content-type': 'application/json' }).end(nothing);
  return true;
}

const nothings = [
  ['/internal/snapshots/designed-packages', '{"event": "journeys.designed-package-updated", "snapshots": []}'],
  ['/internal/snapshots/web-quotes', '{"event": "journeys.quote-updated", "snapshots": []}'],
  [listEndedSessions.path, '[]'],
] as const;

interface Options {
  /** Whether its answer is also what a BFF reads of designed packages when it starts; not so, unless told. */
  tellsPackages?: boolean;
}

export async function startFakeService({ tellsPackages = false }: Options = {}): Promise<FakeService> {
  const server = createServer((request, response) => {
    if (!tellsPackages && tellNothing(request, response)) return;
    request.on('error', () => undefined).on('end', () => fake.answer(request, response));
    request.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const names = ['IDENTITY_URL', 'JOURNEYS_URL', 'SERVICES_CATALOG_URL', 'BILLING_URL', 'NOTIFICATIONS_URL'];
  const fake: FakeService = {
    url,
    environment: Object.fromEntries(names.map((name) => [name, url])),
    answer: answerAll,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  return fake;
}

interface Running {
  server: TestProcess;
  services: FakeService;
}

/** A BFF for all tests of a suite, and what stands for the services behind it; the suite takes both when they are there. */
export function runWithServices(take: (running: Running) => void): void {
  let running: Running | null = null;
  beforeAll(async () => {
    const services = await startFakeService();
    running = { services, server: await startTestProcess(bff, { environment: services.environment }) };
    take(running);
  });
  afterAll(async () => {
    await running?.server.stop();
    running?.services.stop();
  });
}

/** Has each service know the history of its own; one that is away is told by the ids that it is asked for. */
export function tellHistory(
  fake: FakeService,
  facts: readonly { aggregate_id: string }[],
  isAway: (asked: readonly string[]) => boolean = () => false,
): void {
  fake.answer = ({ url }, response) => {
    const asked = new URL(url ?? '', fake.url).searchParams.get('of')?.split(',') ?? [];
    if (isAway(asked)) return response.writeHead(503).end('{}');
    const told = facts.filter(({ aggregate_id }) => asked.includes(aggregate_id));
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(told));
  };
}
