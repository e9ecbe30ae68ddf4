import { listFiles, momentOf, partsByBackup, placeOf, placeOfFile, readManifest } from './backups.ts';
import { MANIFEST } from './manifest.ts';
import type { Say } from './progress.ts';
import type { BackupStore } from './store/backup-store.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Removes backups that are older than so many days, what is left of those that never got complete, and files that no
 * backup names any more. The last complete backup stays however old it is. Nobody else may be writing meanwhile.
 */
export async function removeOldBackups(
  store: BackupStore,
  keepDays: number,
  say: Say,
  now = new Date(),
): Promise<void> {
  const all = await partsByBackup(store);
  const complete = [...all].filter(([, parts]) => parts.includes(MANIFEST)).map(([name]) => name);
  const last = complete.at(-1);
  const isOld = (name: string) => now.getTime() - momentOf(name).getTime() > keepDays * DAY;
  const kept = complete.filter((name) => name === last || !isOld(name));
  for (const [name, parts] of all) {
    if (kept.includes(name)) continue;
    // The manifest first: what is removed halfway is no backup any more.
    const order = [...parts].sort((one, other) => Number(other === MANIFEST) - Number(one === MANIFEST));
    for (const part of order) await store.remove(placeOf(name, part));
    say(`removed ${name}${complete.includes(name) ? '' : ', which never got complete'}`);
  }
  await removeUnnamedFiles(store, kept);
}

async function removeUnnamedFiles(store: BackupStore, backups: readonly string[]): Promise<void> {
  const named = new Set<string>();
  for (const name of backups) {
    const { public_key: publicKey, files } = await readManifest(store, name);
    for (const { key } of files) named.add(placeOfFile(publicKey, key));
  }
  const unnamed: string[] = [];
  for await (const { name } of listFiles(store)) if (!named.has(name)) unnamed.push(name);
  for (const name of unnamed) await store.remove(name);
}
