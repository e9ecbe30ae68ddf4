import { type ProcessName, processNames } from '@bitacora/contracts';
import type { Client } from 'pg';
import { completeBackups, nameOf, placeOf, readManifest } from './backups.ts';
import { connect } from './databases/connect.ts';
import { dumpDatabase } from './databases/dump.ts';
import { openSnapshots } from './databases/snapshots.ts';
import { sealBytes, sha256 } from './encryption.ts';
import { copyFiles } from './files/copy-files.ts';
import { type NamedObject, namedObjects } from './files/named-objects.ts';
import { platformBucket } from './files/platform-bucket.ts';
import { type DatabaseOfBackup, MANIFEST, type Manifest, newManifest, type Piece } from './manifest.ts';
import { megabytes, type Say } from './progress.ts';
import { recordBackup } from './record-backup.ts';
import { removeOldBackups } from './retention.ts';
import { type BackupSettings, databaseUrls, secretsEnvironment } from './settings.ts';
import type { BackupStore } from './store/backup-store.ts';
import { openStore } from './store/open-store.ts';
import { version } from './version.ts';

export interface TakenBackup {
  name: string;
  manifest: Manifest;
}

/**
 * Takes a backup of the whole platform while it works: databases at one moment, the files that they name, and the
 * secrets, encrypted. It counts only when its manifest is there, which comes last. Throws when another one is being taken.
 */
export async function takeBackup(settings: BackupSettings, say: Say): Promise<TakenBackup> {
  const urls = databaseUrls(settings);
  const lock = await connect('bff', urls.bff);
  try {
    await requireAlone(lock);
    const store = openStore(settings);
    const taken = await write(store, settings, say);
    await recordBackup(lock, new Date(taken.manifest.taken_at));
    await removeOldBackups(store, settings.BACKUP_KEEP_DAYS, say);
    return taken;
  } finally {
    await lock.end();
  }
}

async function requireAlone(client: Client): Promise<void> {
  const { rows } = await client.query<{ alone: boolean }>(
    `select pg_try_advisory_lock(hashtext('bitacora backup')) as alone`,
  );
  if (!rows[0]?.alone) throw new Error('another backup is being taken');
}

async function write(store: BackupStore, settings: BackupSettings, say: Say): Promise<TakenBackup> {
  const { BACKUP_PUBLIC_KEY: publicKey } = settings;
  const last = (await completeBackups(store)).at(-1);
  const former = last === undefined ? null : await readManifest(store, last);
  const { takenAt, databases, named } = await writeDatabases(store, settings, say);
  const backup = nameOf(takenAt);
  const bucket = platformBucket(settings);
  const { files, missing, copied } = await copyFiles(named, { store, bucket, publicKey, former, say });
  say(`files: ${files.length}, of which ${copied} are new`);
  for (const key of missing) say(`MISSING in the bucket: ${key}`);
  const manifest = newManifest({
    version,
    taken_at: takenAt.toISOString(),
    public_key: publicKey,
    databases,
    files,
    missing_files: missing,
    secrets: await writeSecrets(store, backup, settings),
  });
  await store.put(placeOf(backup, MANIFEST), Buffer.from(JSON.stringify(manifest)));
  return { name: backup, manifest };
}

async function writeDatabases(store: BackupStore, settings: BackupSettings, say: Say) {
  const { clients, takenAt, close } = await openSnapshots(databaseUrls(settings));
  try {
    const backup = nameOf(takenAt);
    say(`${backup}: the databases as they were at ${takenAt.toISOString()}`);
    const databases: Partial<Record<ProcessName, DatabaseOfBackup>> = {};
    const named: NamedObject[] = [];
    for (const name of processNames) {
      const client = clients[name];
      const database = await dumpDatabase(name, client, { store, backup, publicKey: settings.BACKUP_PUBLIC_KEY });
      named.push(...(await namedObjects(name, client)));
      await client.end();
      databases[name] = database;
      say(`${name}: ${describe(database)}`);
    }
    // One for each process.
    return { takenAt, named, databases: databases as Manifest['databases'] };
  } finally {
    await close();
  }
}

function describe({ tables }: DatabaseOfBackup): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = tables.flatMap(({ pieces }) => pieces).reduce((sum, piece) => sum + piece.bytes, 0);
  return `${tables.length} tables, ${rows} rows, ${megabytes(bytes)}`;
}

async function writeSecrets(store: BackupStore, backup: string, settings: BackupSettings): Promise<Piece> {
  const text = JSON.stringify(secretsEnvironment.parse(settings));
  const bytes = await sealBytes(Buffer.from(text), settings.BACKUP_PUBLIC_KEY);
  const name = 'secrets.json.age';
  await store.put(placeOf(backup, name), bytes);
  return { name, bytes: bytes.length, sha256: sha256(bytes) };
}
