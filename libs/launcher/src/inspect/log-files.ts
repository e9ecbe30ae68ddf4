import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LauncherError } from '../system/launcher-error.ts';
import { type LogEntry, readEntries } from './log-lines.ts';

const ENDING = '.log';
const PREVIOUS = '.previous.log';

/** The processes that have a log in the folder. */
export function loggedProcesses(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const processes = names.filter((name) => name.endsWith(ENDING) && !name.endsWith(PREVIOUS));
  if (processes.length === 0) throw new LauncherError(`No logs in ${folder}: nothing has run there yet.`);
  return processes.map((name) => name.slice(0, -ENDING.length)).toSorted();
}

const inOrder = (entries: LogEntry[]) => entries.toSorted((one, other) => one.time - other.time);

/** All that is kept of these processes, also of before the last rotation, in the order of time. */
export function readLogs(folder: string, processes: readonly string[]): LogEntry[] {
  const entries = processes.flatMap((process) => {
    const files = [PREVIOUS, ENDING].map((ending) => join(folder, process + ending)).filter((file) => existsSync(file));
    const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
    return readEntries(process, lines);
  });
  return inOrder(entries);
}

/** Tells what is added from now on, until the answer is called. */
export function followLogs(
  folder: string,
  processes: readonly string[],
  tell: (entries: LogEntry[]) => void,
): () => void {
  const tails = processes.map((process) => new Tail(process, join(folder, process + ENDING)));
  // Asked again and again rather than watched: that works on every file system, also on those of containers.
  const timer = setInterval(() => {
    const entries = inOrder(tails.flatMap((tail) => tail.read()));
    if (entries.length > 0) tell(entries);
  }, 200);
  return () => clearInterval(timer);
}

/** The end of one file, also when another one takes its place. */
class Tail {
  private readonly process: string;
  private readonly path: string;
  private file: number;
  private position: number;
  private time = Date.now();

  constructor(process: string, path: string) {
    this.process = process;
    this.path = path;
    const { ino, size } = statSync(path);
    this.file = ino;
    this.position = size;
  }

  read(): LogEntry[] {
    const now = statSync(this.path, { throwIfNoEntry: false });
    if (!now) return [];
    if (now.ino !== this.file || now.size < this.position) {
      this.file = now.ino;
      this.position = 0;
    }
    if (now.size === this.position) return [];
    const entries = readEntries(this.process, this.wholeLines(now.size - this.position), this.time);
    this.time = entries.at(-1)?.time ?? this.time;
    return entries;
  }

  /** The last line is left for the next time until it is whole. */
  private wholeLines(length: number): string[] {
    const buffer = Buffer.alloc(length);
    const descriptor = openSync(this.path, 'r');
    try {
      const bytes = buffer.subarray(0, readSync(descriptor, buffer, 0, length, this.position));
      const whole = bytes.subarray(0, bytes.lastIndexOf(0x0a) + 1);
      this.position += whole.length;
      return whole.toString('utf8').split('\n');
    } finally {
      closeSync(descriptor);
    }
  }
}
