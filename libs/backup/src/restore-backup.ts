import { type ProcessName, processNames } from '@bitacora/contracts';
import type { Client } from 'pg';
import { afterRestore } from './databases/after-restore.ts';
import { connect } from './databases/connect.ts';
import { loadDatabase } from './databases/load.ts';
import { type PlatformBucket, platformBucket } from './files/platform-bucket.ts';
import { type OpenBackup, openBackup, readFile, verifyBackup } from './open-backup.ts';
import { counter, type Say } from './progress.ts';
import { bucketProblems, databaseProblems, queueProblems } from './require-empty.ts';
import { databaseUrls, forEachProcess, type RestoreSettings } from './settings.ts';

/**
 * Restores a backup, the last one where no name is given, into a platform that is migrated, empty and stopped. It reads
 * and opens the whole backup before it writes, and commits the databases together at the end: what fails on the way leaves
 * them empty, and can be tried again.
 */
export async function restoreBackup(settings: RestoreSettings, say: Say, wanted?: string): Promise<OpenBackup> {
  const backup = await openBackup(settings, wanted);
  say(`restoring ${backup.name}`);
  const bucket = platformBucket(settings);
  const urls = databaseUrls(settings);
  const opened: Client[] = [];
  try {
    const clients = await forEachProcess(async (name) => {
      const client = await connect(name, urls[name]);
      opened.push(client);
      return client;
    });
    await requireEmpty(clients, bucket, backup, settings);
    await verifyBackup(backup, say);
    await loadAll(clients, backup, say);
    await putFiles(bucket, backup, say);
    for (const name of processNames) await clients[name].query('commit');
    return backup;
  } finally {
    await Promise.all(opened.map((client) => client.end()));
  }
}

async function requireEmpty(
  clients: Record<ProcessName, Client>,
  bucket: PlatformBucket,
  { manifest }: OpenBackup,
  settings: RestoreSettings,
): Promise<void> {
  const problems = [
    ...Object.values(await forEachProcess((name) => databaseProblems(name, clients[name], manifest))).flat(),
    ...(await bucketProblems(bucket, manifest)),
    ...(await queueProblems(settings)),
  ];
  if (problems.length > 0)
    throw new Error(`A backup is restored into an empty platform only:\n  ${problems.join('\n  ')}`);
}

async function loadAll(clients: Record<ProcessName, Client>, backup: OpenBackup, say: Say): Promise<void> {
  const { name: from, store, privateKey, manifest } = backup;
  const takenAt = new Date(manifest.taken_at);
  for (const name of processNames) {
    const client = clients[name];
    await client.query('begin');
    const rows = await loadDatabase(client, manifest.databases[name], { store, backup: from, privateKey });
    for (const [text, values] of afterRestore(name, takenAt)) await client.query(text, [...(values ?? [])]);
    say(`${name}: ${rows} rows`);
  }
}

async function putFiles(bucket: PlatformBucket, backup: OpenBackup, say: Say): Promise<void> {
  const { files, missing_files: missing } = backup.manifest;
  const count = counter(say, 'files', files.length);
  for (const file of files) {
    await bucket.put(file.key, await readFile(backup, file), file.media_type);
    count();
  }
  say(`files: ${files.length}`);
  for (const key of missing) say(`was missing before the backup already: ${key}`);
}
