import { completeBackups, placeOf, placeOfFile, readManifest } from './backups.ts';
import { openBytes, openStream, publicKeyOf } from './encryption.ts';
import { type Manifest } from './manifest.ts';
import { readPieces, readSound } from './pieces.ts';
import { counter, type Say } from './progress.ts';
import { type BackedUpSecrets, type ReadingSettings, secretsEnvironment } from './settings.ts';
import type { BackupStore } from './store/backup-store.ts';
import { openStore } from './store/open-store.ts';

/** A backup with the key that opens it. */
export interface OpenBackup {
  name: string;
  store: BackupStore;
  privateKey: string;
  manifest: Manifest;
}

/** Finds a complete backup, the last one where no name is given. Throws when there is none, or when it is for another key. */
export async function openBackup(settings: ReadingSettings, wanted?: string): Promise<OpenBackup> {
  const store = openStore(settings);
  const names = await completeBackups(store);
  const name = wanted ?? names.at(-1);
  if (name === undefined) throw new Error(`there is no complete backup in ${settings.BACKUP_URL}`);
  if (!names.includes(name)) throw new Error(`there is no complete backup ${name}; there are: ${names.join(', ')}`);
  const manifest = await readManifest(store, name);
  const privateKey = settings.BACKUP_PRIVATE_KEY;
  const own = await publicKeyOf(privateKey);
  if (own !== manifest.public_key)
    throw new Error(`${name} is encrypted for ${manifest.public_key}; BACKUP_PRIVATE_KEY is that of ${own}`);
  return { name, store, privateKey, manifest };
}

/** Reads a whole backup and opens every part of it. Throws with the name of the first that is damaged or missing. */
export async function verifyBackup({ name, store, privateKey, manifest }: OpenBackup, say: Say): Promise<void> {
  for (const [process, { tables }] of Object.entries(manifest.databases)) {
    for (const { pieces } of tables) {
      const rows = await openStream(readPieces(store, name, pieces), privateKey);
      for await (const _ of rows);
    }
    say(`${process}: ${tables.length} tables are whole`);
  }
  const count = counter(say, 'files', manifest.files.length);
  for (const file of manifest.files) {
    await readFile({ store, privateKey, manifest }, file);
    count();
  }
  say(`files: ${manifest.files.length} are whole`);
  await readSecrets({ name, store, privateKey, manifest });
}

/** A file of the bucket, as it was. */
export async function readFile(
  { store, privateKey, manifest }: Pick<OpenBackup, 'store' | 'privateKey' | 'manifest'>,
  file: Manifest['files'][number],
): Promise<Buffer> {
  return openBytes(await readSound(store, placeOfFile(manifest.public_key, file.key), file), privateKey);
}

/** The secrets of the platform, by the names of their settings. */
export async function readSecrets({ name, store, privateKey, manifest }: OpenBackup): Promise<BackedUpSecrets> {
  const sealed = await readSound(store, placeOf(name, manifest.secrets.name), manifest.secrets);
  return secretsEnvironment.parse(JSON.parse((await openBytes(sealed, privateKey)).toString('utf8')));
}
