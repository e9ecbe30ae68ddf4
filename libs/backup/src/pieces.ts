import { Readable } from 'node:stream';
import { placeOf } from './backups.ts';
import { sha256 } from './encryption.ts';
import type { Piece } from './manifest.ts';
import type { BackupStore } from './store/backup-store.ts';

const PIECE_BYTES = 8 * 1024 * 1024;

async function* inPieces(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source) {
    held.push(chunk);
    size += chunk.length;
    if (size < PIECE_BYTES) continue;
    yield Buffer.concat(held);
    [held, size] = [[], 0];
  }
  yield Buffer.concat(held);
}

/** Writes a stream as objects of some megabytes, one after the other: `name.000`, `name.001`, … */
export async function writePieces(
  store: BackupStore,
  backup: string,
  name: string,
  source: AsyncIterable<Uint8Array>,
): Promise<Piece[]> {
  const written: Piece[] = [];
  for await (const bytes of inPieces(source)) {
    const piece = { name: `${name}.${String(written.length).padStart(3, '0')}`, bytes: bytes.length };
    await store.put(placeOf(backup, piece.name), bytes);
    written.push({ ...piece, sha256: sha256(bytes) });
  }
  return written;
}

/** A piece that is not what was written. */
export class DamagedBackupError extends Error {}

/** Reads an object and compares it with what was written. */
export async function readSound(store: BackupStore, place: string, { bytes, sha256: sum }: Omit<Piece, 'name'>) {
  const found = await store.read(place);
  if (found.length !== bytes || sha256(found) !== sum)
    throw new DamagedBackupError(`${place} is damaged: it is not what was written`);
  return found;
}

/** The stream that pieces were. */
export function readPieces(store: BackupStore, backup: string, pieces: readonly Piece[]): Readable {
  async function* read() {
    for (const piece of pieces) yield await readSound(store, placeOf(backup, piece.name), piece);
  }
  return Readable.from(read(), { objectMode: false });
}
