import { fingerprintOf } from './encryption.ts';
import { MANIFEST, type Manifest, parseManifest } from './manifest.ts';
import type { BackupStore } from './store/backup-store.ts';

const FOLDER = 'backups/';
const FILES = 'files/';
const pattern = /^backups\/(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z)\/(.+)$/;

/** `2026-11-22T08-00-00.123Z`: what a backup is called. */
export const nameOf = (takenAt: Date): string => takenAt.toISOString().replaceAll(':', '-');

/** The moment that a name stands for. */
export const momentOf = (name: string): Date => new Date(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));

/** Where a part of a backup lies. */
export const placeOf = (backup: string, part: string): string => `${FOLDER}${backup}/${part}`;

/** The folder of all files that are encrypted for a key, of all backups: files never change, so each lies there once. */
export const poolOf = (publicKey: string): string => `${FILES}${fingerprintOf(publicKey)}/`;

/** Where a file of the bucket lies. */
export const placeOfFile = (publicKey: string, key: string): string => `${poolOf(publicKey)}${key}.age`;

/** All files, for whatever key. */
export const listFiles = (store: BackupStore) => store.list(FILES);

/** The names of everything that lies under a backup, by backup, in order of time; also of those that never got complete. */
export async function partsByBackup(store: BackupStore): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for await (const { name } of store.list(FOLDER)) {
    const [, backup, part] = pattern.exec(name) ?? [];
    if (backup !== undefined && part !== undefined) found.set(backup, [...(found.get(backup) ?? []), part]);
  }
  return new Map([...found].sort(([one], [other]) => one.localeCompare(other)));
}

/** The names of complete backups, the last one last: the manifest is written when all else is there. */
export async function completeBackups(store: BackupStore): Promise<string[]> {
  return [...(await partsByBackup(store))].filter(([, parts]) => parts.includes(MANIFEST)).map(([name]) => name);
}

export const readManifest = async (store: BackupStore, backup: string): Promise<Manifest> =>
  parseManifest(await store.read(placeOf(backup, MANIFEST)));
