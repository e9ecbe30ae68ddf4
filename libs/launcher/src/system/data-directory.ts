import { renameSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runsProgram } from '../platform/entry.ts';
import type { RememberedParts } from '../platform/remembered-parts.ts';
import { LauncherError } from './launcher-error.ts';
import { birthOf, commandOf, endProcess, isAlive, waitForEnd } from './processes-of-machine.ts';

const NEEDED_MEGABYTES = 200;
/** How long the processes of a killed launcher may take to notice it and end. */
const ORPHAN_GRACE_MILLISECONDS = 7000;

/** Who uses the folder: the content of `launcher.json`. */
export interface Owner {
  pid: number;
  /** Tells it from a later process with its id. */
  birth: string | null;
  url: string;
  /** Process ids of the children, for whoever clears up after a kill. */
  children: number[];
  /** Where the embedded PostgreSQL and the processes listen, for other commands. */
  ports: Record<string, number>;
  /** Where the processes' metrics are. */
  metricsPorts: Record<string, number>;
  /** What they run on; null until it runs. */
  parts: RememberedParts | null;
}

export interface DataDirectory {
  path: string;
  /** Writes down what is known by now, for a start after a kill and for other commands. */
  remember(known: Partial<Omit<Owner, 'pid' | 'birth' | 'url'>>): void;
  release(): Promise<void>;
}

/**
 * Makes the folder and takes it for this launcher. Throws `LauncherError` when it cannot be written, the disk is nearly
 * full, or another launcher uses it (`wayOn` says what to do then); what a killed one left running is ended first.
 */
export async function takeDataDirectory(path: string, url: string, wayOn = SECOND_ONE): Promise<DataDirectory> {
  await makeWritable(path);
  const lockFile = lockFileOf(path);
  const owner: Owner = {
    pid: process.pid,
    birth: birthOf(process.pid),
    url,
    children: [],
    ports: {},
    metricsPorts: {},
    parts: null,
  };
  await takeLock(lockFile, owner, wayOn);
  return {
    path,
    remember(known) {
      Object.assign(owner, known);
      // At once, so that two writes cannot cross.
      writeFileSync(`${lockFile}.new`, JSON.stringify(owner));
      renameSync(`${lockFile}.new`, lockFile);
    },
    release: () => rm(lockFile, { force: true }),
  };
}

const SECOND_ONE =
  'Stop it with Ctrl-C, or run a second one beside it: DATA_DIR=.data-2 PORT=3100 MAIL_WEB_PORT=8125 npm start';

const lockFileOf = (path: string) => join(path, 'launcher.json');

/** Who runs on the folder now, or null. */
export async function ownerOf(path: string): Promise<Owner | null> {
  const owner = await readOwner(lockFileOf(path));
  return owner && isLauncher(owner) ? owner : null;
}

async function makeWritable(path: string): Promise<void> {
  const trial = join(path, '.trial');
  try {
    await mkdir(join(path, 'logs'), { recursive: true });
    await writeFile(trial, 'x'.repeat(4096));
    await rm(trial);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOSPC' ? 'its disk is full' : message;
    throw new LauncherError(
      `The data folder ${path} cannot be written: ${reason}.\nSet DATA_DIR to another folder: DATA_DIR=/path/to/data npm start`,
    );
  }
  const { bavail, bsize } = await statfs(path);
  const megabytes = Math.floor((bavail * bsize) / 1_000_000);
  if (megabytes >= NEEDED_MEGABYTES) return;
  throw new LauncherError(
    `The disk of the data folder ${path} is nearly full: ${megabytes} MB are free, ${NEEDED_MEGABYTES} MB are needed.\n` +
      'Free some space, or put the data on another disk: DATA_DIR=/path/to/data npm start',
  );
}

async function takeLock(lockFile: string, owner: Owner, wayOn: string): Promise<void> {
  try {
    await writeFile(lockFile, JSON.stringify(owner), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    await clearLock(lockFile, wayOn);
    await takeLock(lockFile, owner, wayOn);
  }
}

async function clearLock(lockFile: string, wayOn: string): Promise<void> {
  const owner = await readOwner(lockFile);
  if (owner && isLauncher(owner)) {
    throw new LauncherError(
      `Bitácora is running already with this data, at ${owner.url} (pid ${owner.pid}).\n${wayOn}`,
    );
  }
  await Promise.all((owner?.children ?? []).map(endOrphan));
  await rm(lockFile, { force: true });
}

/** Null for a file that a full disk or a kill left empty. */
async function readOwner(lockFile: string): Promise<Owner | null> {
  try {
    return JSON.parse(await readFile(lockFile, 'utf8')) as Owner;
  } catch {
    return null;
  }
}

function isLauncher({ pid, birth }: Owner): boolean {
  if (pid === process.pid || !isAlive(pid)) return false;
  return birth === null ? (commandOf(pid)?.includes('libs/launcher/') ?? true) : birthOf(pid) === birth;
}

/** A child that lost its launcher ends by itself; one that does not is ended. */
async function endOrphan(pid: number): Promise<void> {
  if (!isAlive(pid) || !runsProgram(commandOf(pid) ?? '')) return;
  if (!(await waitForEnd(pid, ORPHAN_GRACE_MILLISECONDS))) await endProcess(pid, 'SIGTERM', 1000);
}
