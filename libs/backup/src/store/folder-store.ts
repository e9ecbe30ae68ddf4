import { codeOf } from '@bitacora/kernel';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { BackupStore, StoredObject } from './backup-store.ts';

const PARTIAL = '.partial';

const isAbsent = (error: unknown) => codeOf(error) === 'ENOENT';

/** Backups in a folder: a volume, or a disk that is mounted. Only its owner reads it. */
export function folderStore(root: string): BackupStore {
  return {
    async put(name, bytes) {
      const path = join(root, name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const file = await open(path + PARTIAL, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(path + PARTIAL, path);
    },
    read: (name) => readFile(join(root, name)),
    async *list(prefix): AsyncGenerator<StoredObject> {
      const folder = join(root, prefix.slice(0, prefix.lastIndexOf('/') + 1));
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
        if (isAbsent(error)) return [];
        throw error;
      });
      for (const entry of entries) {
        const path = join(entry.parentPath, entry.name);
        const name = relative(root, path).replaceAll(sep, '/');
        if (!entry.isFile() || name.endsWith(PARTIAL) || !name.startsWith(prefix)) continue;
        yield { name, bytes: (await stat(path)).size };
      }
    },
    async remove(name) {
      await rm(join(root, name), { force: true });
      await removeIfEmpty(root, dirname(join(root, name)));
    },
  };
}

/** A folder that holds nothing any more goes, and those above it. */
async function removeIfEmpty(root: string, folder: string): Promise<void> {
  if (folder === root || (await readdir(folder)).length > 0) return;
  await rm(folder, { recursive: true });
  await removeIfEmpty(root, dirname(folder));
}
