import { type ProcessName, processNames } from '@bitacora/contracts';
import { MARKS_QUEUE, queueConnection, queueOf } from '@bitacora/platform';
import { Queue } from 'bullmq';
import type { Client } from 'pg';
import { processesOn } from './databases/connect.ts';
import { migrationsOf, tablesOf } from './databases/tables.ts';
import type { PlatformBucket } from './files/platform-bucket.ts';
import type { Manifest } from './manifest.ts';
import type { RestoreSettings } from './settings.ts';

/** What migrations themselves put into tables, which a new platform therefore has. */
const filledByMigrations: Partial<Record<ProcessName, readonly string[]>> = {
  'services-catalog': ['food_plans', 'luggage_types', 'car_types'],
  bff: ['change_clock'],
};

/** Why a database cannot be filled with what a backup has of it; a line each. */
export async function databaseProblems(process: ProcessName, client: Client, manifest: Manifest): Promise<string[]> {
  const [running, migrations] = [await processesOn(client), await migrationsOf(client).catch(() => null)];
  if (migrations === null) return [`${process}: its database has no tables; migrate it first`];
  const { migrations: wanted } = manifest.databases[process];
  if (migrations.toSorted().join() !== wanted.toSorted().join())
    return [
      `${process}: its tables are of another version than the backup, which is of ${manifest.version}: restore it there, and upgrade then`,
    ];
  const filled: string[] = [];
  for (const { name } of await tablesOf(client)) {
    if (filledByMigrations[process]?.includes(name)) continue;
    const { rowCount } = await client.query(`select 1 from ${client.escapeIdentifier(name)} limit 1`);
    if (rowCount) filled.push(name);
  }
  return [
    ...(running.length > 0 ? [`${process}: it is being used by ${running.join(', ')}; stop what runs first`] : []),
    ...(filled.length > 0 ? [`${process}: there are rows already (${filled.join(', ')})`] : []),
  ];
}

/** Why the bucket cannot be filled. What a restore that was cut off left of this very backup does not count. */
export async function bucketProblems(bucket: PlatformBucket, { files }: Manifest): Promise<string[]> {
  const own = new Set(files.map(({ key }) => key));
  for await (const { name } of bucket.list()) if (!own.has(name)) return [`the bucket holds other files (${name})`];
  return [];
}

/** Why events of another time would reach the restored platform. */
export async function queueProblems(settings: RestoreSettings): Promise<string[]> {
  const names = [...processNames.map(queueOf), MARKS_QUEUE];
  const queues = names.map((name) => new Queue(name, queueConnection(settings)));
  try {
    const counts = await Promise.all(queues.map((queue) => queue.getJobCountByTypes()));
    return counts.some((count) => count > 0)
      ? ['the queue holds events of a platform: empty it, or name another one by QUEUE_NAMESPACE']
      : [];
  } finally {
    await Promise.all(queues.map((queue) => queue.close()));
  }
}
