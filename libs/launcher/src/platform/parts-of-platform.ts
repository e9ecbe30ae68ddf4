import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { requireBucket } from '../parts/given-bucket.ts';
import { mailServerProblem } from '../parts/given-mail-server.ts';
import { requireRedis } from '../parts/given-redis.ts';
import { startMailInbox } from '../parts/mail-inbox.ts';
import { type ObjectStoreAccess, startObjectStore } from '../parts/object-store.ts';
import { type Postgres, startPostgres } from '../parts/postgres.ts';
import { createDatabases } from '../parts/postgres-databases.ts';
import { LauncherError } from '../system/launcher-error.ts';
import { step } from '../system/progress.ts';
import type { Teardown } from '../system/teardown.ts';
import { databasesOf } from './databases.ts';
import type { PlatformAddresses } from './environment.ts';
import { passwordOf, type Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

/** What the processes run on: embedded, or what the settings name in its place. */
export type PartsOfPlatform = Pick<PlatformAddresses, 'databaseUrls' | 'queue' | 'objectStore' | 'mail'> & {
  /** Null when the mail goes to a real server. */
  inboxUrl: string | null;
  /** Null when the database is given. */
  postgres: Postgres | null;
};

/** Databases with their roles, on the embedded server or the given one (`DATABASE_URL` is its administrator's). */
export async function startDatabases(settings: Settings, secrets: Secrets, teardown: Teardown) {
  const postgres = settings.databaseUrl ? null : await startEmbeddedPostgres(settings, secrets, teardown);
  const adminUrl = settings.databaseUrl ?? postgres?.adminUrl ?? '';
  const { all, urls, queueUrl } = databasesOf(adminUrl, settings.databasePrefix, secrets);
  await createDatabases(adminUrl, all).catch((error: unknown) => {
    if (postgres || error instanceof LauncherError) throw error;
    const { hostname, port } = new URL(adminUrl);
    throw new LauncherError(
      `The database of DATABASE_URL (${hostname}:${port || 5432}) does not let us prepare databases and roles: ${String(error)}`,
    );
  });
  const queue = settings.redisUrl ? { redisUrl: settings.redisUrl } : { databaseUrl: queueUrl };
  return { postgres, databaseUrls: urls, queue };
}

async function startEmbeddedPostgres(
  { dataDirectory, nodeEnvironment }: Settings,
  secrets: Secrets,
  teardown: Teardown,
) {
  const postgres = await startPostgres({
    dataDirectory: join(dataDirectory, 'postgres'),
    password: passwordOf('postgres', secrets),
    logFile: join(dataDirectory, 'logs', 'postgresql.log'),
    isDurable: nodeEnvironment !== 'test',
  });
  teardown.add(() => postgres.stop());
  return postgres;
}

/** The bucket that the settings name, or the embedded one. */
export function startBucket(settings: Settings, secrets: Secrets, teardown: Teardown): Promise<ObjectStoreAccess> {
  return settings.objectStore
    ? requireBucket(settings.objectStore)
    : step('Object store', () => startFiles(settings, secrets, teardown));
}

async function startFiles({ dataDirectory }: Settings, secrets: Secrets, teardown: Teardown) {
  const store = await startObjectStore({
    directory: join(dataDirectory, 'files'),
    bucket: 'bitacora',
    accessKey: secrets.objectStoreAccessKey,
    secretKey: secrets.objectStoreSecretKey,
  });
  teardown.add(() => store.stop());
  return store;
}

async function startInbox({ dataDirectory, mailWebPort, publicUrl }: Settings, teardown: Teardown) {
  const host = new URL(publicUrl).hostname;
  const inbox = await startMailInbox({ directory: join(dataDirectory, 'mail'), webPort: mailWebPort, host });
  teardown.add(() => inbox.stop());
  return inbox;
}

/** Mail may go out later, so a server that is away is no reason against a start. */
async function sayMailServer(smtpUrl: string): Promise<null> {
  const problem = await mailServerProblem(smtpUrl);
  if (problem) process.stdout.write(`  ${problem}\n`);
  return null;
}

/** Starts the parts that are not replaced, side by side. */
export async function startParts(settings: Settings, secrets: Secrets, teardown: Teardown): Promise<PartsOfPlatform> {
  await mkdir(settings.dataDirectory, { recursive: true });
  const [databases, objectStore, inbox] = await Promise.all([
    step(settings.databaseUrl ? 'Databases' : 'PostgreSQL', () => startDatabases(settings, secrets, teardown)),
    startBucket(settings, secrets, teardown),
    settings.smtpUrl ? sayMailServer(settings.smtpUrl) : step('Mail inbox', () => startInbox(settings, teardown)),
    settings.redisUrl ? requireRedis(settings.redisUrl) : null,
  ]);
  return {
    ...databases,
    objectStore,
    mail: {
      smtpUrl: settings.smtpUrl ?? inbox?.smtpUrl ?? '',
      from: settings.mailFrom,
      dkim: settings.dkim,
      bounces: settings.bounces,
    },
    inboxUrl: inbox?.url ?? null,
  };
}
