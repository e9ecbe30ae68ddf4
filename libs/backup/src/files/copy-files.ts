import { placeOfFile, poolOf } from '../backups.ts';
import { sealBytes, sha256 } from '../encryption.ts';
import type { FileOfBackup, Manifest } from '../manifest.ts';
import { counter, type Say } from '../progress.ts';
import type { BackupStore } from '../store/backup-store.ts';
import type { NamedObject } from './named-objects.ts';
import type { PlatformBucket } from './platform-bucket.ts';

interface Copying {
  store: BackupStore;
  bucket: PlatformBucket;
  publicKey: string;
  /** The last complete backup, whose files need not be copied again. */
  former: Manifest | null;
  say: Say;
}

export interface CopiedFiles {
  files: FileOfBackup[];
  missing: string[];
  copied: number;
}

/** Copies the files that the last backup does not have. An object never changes under its key, so each is copied once. */
export async function copyFiles(named: readonly NamedObject[], copying: Copying): Promise<CopiedFiles> {
  const { store, bucket, publicKey, former, say } = copying;
  const known = await knownFiles(store, publicKey, former);
  const result: CopiedFiles = { files: [], missing: [], copied: 0 };
  const count = counter(say, 'files', named.length);
  for (const { key, mediaType, mayGo } of named) {
    const before = known.get(key);
    const bytes = before ? null : await bucket.read(key);
    if (before) result.files.push({ ...before, media_type: mediaType });
    else if (bytes) {
      const sealed = await sealBytes(bytes, publicKey);
      await store.put(placeOfFile(publicKey, key), sealed);
      result.files.push({ key, media_type: mediaType, bytes: sealed.length, sha256: sha256(sealed) });
      result.copied += 1;
    } else if (!mayGo) result.missing.push(key);
    count();
  }
  return result;
}

/** What the last backup says of files that lie there still, whole; one for another key is of no use. */
async function knownFiles(store: BackupStore, publicKey: string, former: Manifest | null) {
  if (former?.public_key !== publicKey) return new Map<string, FileOfBackup>();
  const sizes = new Map<string, number>();
  for await (const { name, bytes } of store.list(poolOf(publicKey))) sizes.set(name, bytes);
  const lying = former.files.filter(({ key, bytes }) => sizes.get(placeOfFile(publicKey, key)) === bytes);
  return new Map(lying.map((file) => [file.key, file]));
}
