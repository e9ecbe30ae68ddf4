import {
  createProcess,
  Database,
  INTERNAL_HEADER,
  migrate,
  type ProcessDefinition,
  type ProcessEnvironment,
} from '@bitacora/platform';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { randomBytes } from 'node:crypto';
import { createMigratedDatabase, QUEUE_SCHEMA } from './test-database.ts';
import { testKeys } from './test-keys.ts';

const INTERNAL_SECRET = 'a-secret-for-tests-only';

/** A queue namespace of its own, for processes that shall talk to each other and to nobody else. */
export const newNamespace = () => `test_${process.env.JEST_WORKER_ID ?? '0'}_${randomBytes(4).toString('hex')}`;

/** What seals and signs in the process under test. */
export const testSealKey = Buffer.alloc(32, 7).toString('base64');

interface Options {
  environment?: Record<string, string | undefined>;
  namespace?: string;
  /** Database of an earlier process, to restart on it. */
  databaseUrl?: string;
  /** Changes the application before it starts, for example to slow a provider down. */
  prepare?: (app: NestFastifyApplication) => void | Promise<void>;
}

export interface TestResponse<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

export interface TestProcess {
  app: NestFastifyApplication;
  url: string;
  environment: ProcessEnvironment;
  database: Database;
  /** Calls a route as the BFF would; a command's answer is unwrapped from `{body, events}` into `body`. */
  request<Body = Record<string, unknown>>(
    method: string,
    path: string,
    options?: RequestOptions,
  ): Promise<TestResponse<Body>>;
  /** Opens a link that is made for the platform's public address, which leads to no test process. */
  open(link: string | URL, headers?: Record<string, string>): Promise<Response>;
  /** Ends the process and drops its database (unless it was given). */
  stop(): Promise<void>;
}

export interface RequestOptions {
  headers?: Record<string, string>;
  /** JSON, or FormData for multipart. */
  body?: unknown;
}

/** Where the broker of this test run is: Redis when it is given, else BullMQ's PostgreSQL backend. */
export function queueEnvironment(): Record<string, string | undefined> {
  if (process.env.TEST_REDIS_URL) return { REDIS_URL: process.env.TEST_REDIS_URL };
  const queue = new URL(process.env.TEST_POSTGRES_URL ?? '');
  return { QUEUE_DATABASE_URL: queue.toString() };
}

/** Where the queues of a process are: in its own database, unless it shares them or the test says where they are. */
function queuesFor(own: { url: string } | null, { namespace, environment = {} }: Options): Record<string, unknown> {
  const isSaid = ['DATABASE_URL', 'REDIS_URL', 'QUEUE_DATABASE_URL', 'QUEUE_NAMESPACE'].some(
    (name) => name in environment,
  );
  return process.env.TEST_REDIS_URL || !own || namespace || isSaid
    ? { QUEUE_NAMESPACE: namespace ?? newNamespace(), ...queueEnvironment() }
    : { QUEUE_NAMESPACE: QUEUE_SCHEMA, QUEUE_DATABASE_URL: own.url };
}

/** Where nothing listens: a part that a suite does not need is away. */
const NOWHERE = '127.0.0.1:9';

/** The object store and inbox of the test run, for processes that use them. */
function partsEnvironment(): Record<string, string | undefined> {
  return {
    S3_ENDPOINT: process.env.TEST_S3_ENDPOINT ?? `http://${NOWHERE}`,
    S3_BUCKET: process.env.TEST_S3_BUCKET ?? 'bitacora',
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY: process.env.TEST_S3_ACCESS_KEY ?? 'none',
    S3_SECRET_KEY: process.env.TEST_S3_SECRET_KEY ?? 'none',
    SMTP_URL: process.env.TEST_SMTP_URL ?? `smtp://${NOWHERE}`,
    MAIL_FROM: 'viajes@bitacora.example',
    MAIL_BUNDLE_MINUTES: '0',
  };
}

function readBody(text: string, contentType: string | null): unknown {
  return contentType?.includes('json') && text !== '' ? JSON.parse(text) : text;
}

/** A real process on a database of its own, listening on a free port. */
export async function startTestProcess(definition: ProcessDefinition, options: Options = {}): Promise<TestProcess> {
  const own = options.databaseUrl ? null : await createMigratedDatabase(definition);
  const databaseUrl = options.databaseUrl ?? own?.url ?? '';
  const environment = definition.environment.parse({
    NODE_ENV: 'test',
    PORT: '0',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '4',
    JWT_PUBLIC_KEYS: testKeys.publicKey,
    JWT_PRIVATE_KEY: testKeys.privateKey,
    SEAL_KEY: testSealKey,
    FILE_LINK_SECRET: 'another-secret-for-tests-only',
    INTERNAL_SECRET,
    PUBLIC_URL: 'http://localhost:3000',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    IDENTITY_URL: `http://${NOWHERE}`,
    JOURNEYS_URL: `http://${NOWHERE}`,
    SERVICES_CATALOG_URL: `http://${NOWHERE}`,
    BILLING_URL: `http://${NOWHERE}`,
    NOTIFICATIONS_URL: `http://${NOWHERE}`,
    ...partsEnvironment(),
    ...queuesFor(own, options),
    ...options.environment,
  }) as ProcessEnvironment;
  if (!own) await migrate(definition, databaseUrl);
  const app = await createProcess(definition, environment);
  await options.prepare?.(app);
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  return {
    app,
    url,
    environment,
    database: app.get(Database),
    request: (method, path, request) => call(url, method, path, definition.name !== 'bff', request),
    open: (link, headers = {}) => fetch(String(link).replace(environment.PUBLIC_URL, url), { headers }),
    async stop() {
      await app.close();
      await own?.drop();
    },
  };
}

async function call<Body>(
  url: string,
  method: string,
  path: string,
  isInternal: boolean,
  { headers = {}, body }: RequestOptions = {},
): Promise<TestResponse<Body>> {
  const isForm = body instanceof FormData;
  const response = await fetch(new URL(path, url), {
    method,
    headers: {
      ...(isInternal ? { [INTERNAL_HEADER]: INTERNAL_SECRET } : {}),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const parsed = readBody(await response.text(), response.headers.get('content-type'));
  const isWrapped =
    isInternal &&
    method !== 'GET' &&
    response.ok &&
    typeof parsed === 'object' &&
    parsed !== null &&
    'events' in parsed;
  const unwrapped = isWrapped ? (parsed as unknown as { body: unknown }).body : parsed;
  return { status: response.status, headers: response.headers, body: unwrapped as Body };
}
