import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailInbox } from '../parts/mail-inbox.ts';
import { startObjectStore } from '../parts/object-store.ts';
import { startPostgres } from '../parts/postgres.ts';
import { commandOf, endProcess, isAlive } from '../system/processes-of-machine.ts';
import type { Teardown } from '../system/teardown.ts';

const PREFIX = 'bitacora-test-';

type Variables = Record<string, string>;

/**
 * One PostgreSQL, object store, inbox and signing key for a whole test run, as the variables that the suites read. What the
 * environment names already (`TEST_POSTGRES_URL`, `TEST_S3_ENDPOINT`, `TEST_SMTP_URL`) is used as it is.
 */
export async function startTestParts(teardown: Teardown, given: NodeJS.ProcessEnv = process.env): Promise<Variables> {
  await clearKilledRuns();
  const folder = join(tmpdir(), `${PREFIX}${process.pid}`);
  await mkdir(folder, { recursive: true });
  // PostgreSQL runs as another user when we are root.
  await chmod(folder, 0o755);
  teardown.add(() => rm(folder, { recursive: true, force: true }));
  const [database, files, mail] = await Promise.all([
    given.TEST_POSTGRES_URL ? {} : startDatabase(folder, teardown),
    given.TEST_S3_ENDPOINT ? {} : startFiles(folder, teardown),
    given.TEST_SMTP_URL ? {} : startMail(folder, teardown),
  ]);
  return { ...database, ...files, ...mail, TEST_SIGNING_KEY: newSigningKey() };
}

async function startDatabase(folder: string, teardown: Teardown): Promise<Variables> {
  const password = randomBytes(12).toString('hex');
  const postgres = await startPostgres({
    dataDirectory: join(folder, 'postgres'),
    password,
    isDurable: false,
    maximumConnections: 300,
  });
  teardown.add(() => postgres.stop());
  return { TEST_POSTGRES_URL: postgres.adminUrl };
}

async function startFiles(folder: string, teardown: Teardown): Promise<Variables> {
  const secretKey = randomBytes(12).toString('hex');
  const store = await startObjectStore({
    directory: join(folder, 'files'),
    bucket: 'test',
    accessKey: 'test',
    secretKey,
  });
  teardown.add(() => store.stop());
  return {
    TEST_S3_ENDPOINT: store.endpoint,
    TEST_S3_BUCKET: store.bucket,
    TEST_S3_ACCESS_KEY: store.accessKey,
    TEST_S3_SECRET_KEY: store.secretKey,
  };
}

async function startMail(folder: string, teardown: Teardown): Promise<Variables> {
  const inbox = await startMailInbox({ directory: join(folder, 'mail'), limit: 5000 });
  teardown.add(() => inbox.stop());
  return { TEST_SMTP_URL: inbox.smtpUrl, TEST_INBOX_URL: inbox.url };
}

const newSigningKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** A run that was killed leaves its folder, and a PostgreSQL that nobody uses. */
async function clearKilledRuns(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  const dead = names.filter((name) => !isAlive(Number(name.slice(PREFIX.length))));
  await Promise.all(dead.map((name) => clearRun(join(tmpdir(), name))));
}

async function clearRun(folder: string): Promise<void> {
  const pidFile = join(folder, 'postgres', 'postmaster.pid');
  if (existsSync(pidFile)) {
    const pid = Number((await readFile(pidFile, 'utf8')).split('\n', 1)[0]);
    if (commandOf(pid)?.includes(folder)) await endProcess(pid, 'SIGINT', 5000);
  }
  await rm(folder, { recursive: true, force: true });
}
