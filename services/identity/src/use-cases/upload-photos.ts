import type { PhotoSide } from '@bitacora/contracts';
import type { FileStore, ReceivedFile, Upload } from '@bitacora/platform';
import type { IdPhotos } from '../domain/person.ts';

/** Photos that a change brings, by side; null removes the one that is there. */
export type SentPhotos = Partial<Record<PhotoSide, ReceivedFile | null>>;

/** Puts the photos of a change; a side that was not sent is in neither. */
export async function uploadPhotos(files: FileStore, sent: SentPhotos): Promise<Upload<Partial<IdPhotos>>> {
  const entries = Object.entries(sent) as [PhotoSide, ReceivedFile | null][];
  return files.uploadAll(Object.fromEntries(entries.map(([side, file]) => [side, file ?? undefined])));
}
