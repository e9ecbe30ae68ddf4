import { UnavailableError } from '@bitacora/kernel';
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, rmSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '@bitacora/kernel';

/** Bytes on disk: the memory of a process holds no file, however many come at once. */
export interface TemporaryFile {
  path: string;
  size: number;
  sha256: string;
}

const PREFIX = 'bitacora-files-';
let directory: Promise<string> | undefined;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** What processes left that were ended by force. In a container each has the number of the one before it. */
export async function removeLeftFiles(): Promise<void> {
  const own = await directory;
  for (const name of await readdir(tmpdir())) {
    if (own && basename(own) === name) continue;
    const pid = Number(/^bitacora-files-(\d+)-/.exec(name)?.[1]);
    if (pid === process.pid || (pid > 0 && !isRunning(pid))) {
      await rm(join(tmpdir(), name), { recursive: true, force: true });
    }
  }
}

/** Of this process alone, and gone with it; nobody else may read it. */
async function makeDirectory(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  process.once('exit', () => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** The temporary files of one request. */
export class TemporaryFiles {
  private readonly paths: string[] = [];
  private readonly over = new AbortController();

  /** Throws `unavailable` where the disk has no room; what was written of it is gone then. */
  async write(chunks: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<TemporaryFile> {
    directory ??= makeDirectory().catch((error: unknown) => {
      directory = undefined;
      throw error;
    });
    const path = join(await directory, randomUUID());
    this.over.signal.throwIfAborted();
    this.paths.push(path);
    const digest = createHash('sha256');
    let size = 0;
    async function* counted() {
      for await (const chunk of chunks) {
        digest.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    }
    try {
      await pipeline(counted, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal: this.over.signal });
    } catch (error) {
      await rm(path, { force: true });
      if (codeOf(error) === 'ENOSPC') throw new UnavailableError('disk_full', { cause: error });
      throw error;
    }
    return { path, size, sha256: digest.digest('hex') };
  }

  /** What is still being written has nobody who waits for it, and rejects. */
  async removeAll(): Promise<void> {
    this.over.abort();
    for (const path of this.paths) await rm(path, { force: true });
  }
}
