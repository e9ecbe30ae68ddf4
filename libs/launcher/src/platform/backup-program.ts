import { spawn } from 'node:child_process';
import type { ObjectStoreAccess } from '../parts/object-store.ts';
import { exitCodeOf } from '../system/exit-code.ts';
import { entryOf } from './entry.ts';
import { type ProcessName, processNames, underscored } from './processes.ts';
import type { Secrets } from './secrets.ts';
import { readVariables, root } from './settings.ts';

/** What the program reads by itself from the environment or `.env` (.env.example). */
const ownSettings = [
  'BACKUP_URL',
  'BACKUP_PUBLIC_KEY',
  'BACKUP_PRIVATE_KEY',
  'BACKUP_TIME',
  'BACKUP_KEEP_DAYS',
  'BACKUP_S3_ENDPOINT',
  'BACKUP_S3_REGION',
  'BACKUP_S3_ACCESS_KEY',
  'BACKUP_S3_SECRET_KEY',
].flatMap((name) => [name, `${name}_FILE`]);

interface BackedUpPlatform {
  databaseUrls: Record<ProcessName, string>;
  queue: { redisUrl: string } | { databaseUrl: string };
  queueNamespace: string | null;
  objectStore: ObjectStoreAccess;
  secrets: Secrets;
}

/** The environment of the backup's program for a platform: all that is to be saved, and how to reach it. */
export function backupEnvironmentOf(platform: BackedUpPlatform): Record<string, string> {
  const { databaseUrls, queue, queueNamespace, objectStore, secrets } = platform;
  const databases = processNames.map((name) => [`${underscored(name).toUpperCase()}_DATABASE_URL`, databaseUrls[name]]);
  return {
    ...Object.fromEntries(databases),
    ...('redisUrl' in queue ? { REDIS_URL: queue.redisUrl } : { QUEUE_DATABASE_URL: queue.databaseUrl }),
    ...(queueNamespace ? { QUEUE_NAMESPACE: queueNamespace } : {}),
    S3_ENDPOINT: objectStore.endpoint,
    S3_BUCKET: objectStore.bucket,
    S3_REGION: objectStore.region,
    S3_ACCESS_KEY: objectStore.accessKey,
    S3_SECRET_KEY: objectStore.secretKey,
    INTERNAL_SECRET: secrets.internalSecret,
    JWT_PUBLIC_KEYS: secrets.jwtPublicKey,
    JWT_PRIVATE_KEY: secrets.jwtPrivateKey,
    SEAL_KEY: secrets.sealKey,
    FILE_LINK_SECRET: secrets.fileLinkSecret,
  };
}

/** Runs a command of the backup's program, which must be compiled; answers its exit code. */
export async function runBackupProgram(
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  stdout: 'inherit' | 'ignore' = 'inherit',
): Promise<number> {
  const variables = readVariables();
  const own = ownSettings.flatMap((name) => (variables[name]?.trim() ? [[name, variables[name].trim()]] : []));
  const child = spawn(process.execPath, [...entryOf('backup'), ...words], {
    cwd: root,
    env: { PATH: process.env.PATH, ...environment, ...Object.fromEntries(own) },
    stdio: ['inherit', stdout, 'inherit'],
  });
  return exitCodeOf(child);
}
