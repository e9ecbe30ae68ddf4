import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { chown, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { LauncherError } from '../system/launcher-error.ts';
import { runToEnd } from '../system/run-to-end.ts';
import { freePort, releasePort } from '../system/ports.ts';
import { commandOf, endProcess, isAlive } from '../system/processes-of-machine.ts';
import { type Account, postgresAccount, reachableBinaries, reachableData } from './postgres-binaries.ts';
import { asAdministrator, createDatabases, type DatabaseOfRole } from './postgres-databases.ts';

export interface PostgresOptions {
  /** Where the data stays between starts; root's may be moved (see `directory` of the handle). */
  dataDirectory: string;
  /** The administrator's password, the same at every start on the same data. */
  password: string;
  /** Default: the port of the last start when it is free, else any free one. */
  port?: number;
  maximumConnections?: number;
  /** False for data that nobody keeps, of tests: they may be lost when the machine dies, and are not tidied. */
  isDurable?: boolean;
  /** Where the server writes its log; default: beside the data. */
  logFile?: string;
}

export interface Postgres {
  /** As the administrator `postgres`, to the database `postgres`. */
  adminUrl: string;
  port: number;
  pid: number;
  /** Where the data really is. */
  directory: string;
  createDatabase(database: DatabaseOfRole): Promise<void>;
  /** Resolves when the server ended without being asked to. */
  ended: Promise<void>;
  /** Ends open connections and stops; the data stays. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded PostgreSQL 18. A server that a killed run left on the same data is stopped first; a half-made
 * data folder is made again. Throws `LauncherError` with the server's last words when it does not come up.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const account = await postgresAccount(options.dataDirectory);
  const binaries = await reachableBinaries(account);
  const directory = await reachableData(options.dataDirectory, account);
  await endLeftOver(directory);
  if (directory !== options.dataDirectory) await claimPlace(options.dataDirectory, directory);
  if (!existsSync(join(directory, 'PG_VERSION'))) await initialise(binaries, directory, options, account);
  const portFile = `${directory}.port`;
  const port = options.port ?? (await freePort(await rememberedPort(portFile)));
  await writeFile(portFile, String(port));
  const adminUrl = `postgres://postgres:${encodeURIComponent(options.password)}@127.0.0.1:${port}/postgres`;
  const logFile = options.logFile ?? `${directory}.log`;
  const server = spawnServer({ binaries, directory, port, logFile, account, options });
  // However this process ends, short of SIGKILL, the server does not outlive it.
  const endIt = () => server.kill('SIGINT');
  process.once('exit', endIt);
  await waitUntilReady(server, adminUrl, logFile);
  const state = { isStopping: false };
  return {
    adminUrl,
    port,
    pid: server.pid ?? 0,
    directory,
    createDatabase: (database) => createDatabases(adminUrl, [database]),
    ended: new Promise((resolve) => server.once('exit', () => state.isStopping || resolve())),
    async stop() {
      state.isStopping = true;
      process.off('exit', endIt);
      // SIGINT is PostgreSQL's fast shutdown: it ends connections and writes a checkpoint.
      if (server.pid !== undefined && server.exitCode === null) await endProcess(server.pid, 'SIGINT', 15_000);
      releasePort(port);
    },
  };
}

/** Stops a server that a killed run left behind; a stale pid file of nobody's is removed. */
async function endLeftOver(directory: string): Promise<void> {
  const pidFile = join(directory, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number((await readFile(pidFile, 'utf8')).split('\n', 1)[0]);
  const isOurs = isAlive(pid) && (commandOf(pid)?.includes(directory) ?? true);
  if (isOurs) await endProcess(pid, 'SIGINT', 10_000);
  else await rm(pidFile, { force: true });
}

/**
 * Data that had to be put elsewhere belongs to the folder that was wanted as long as that holds our mark. Without it
 * (somebody emptied DATA_DIR to begin anew) what is there is kept aside.
 */
async function claimPlace(wanted: string, directory: string): Promise<void> {
  const mark = `${wanted}.is-at`;
  if (!existsSync(mark) && existsSync(directory)) await rename(directory, `${directory}.old-${Date.now()}`);
  await writeFile(mark, `${directory}\n`);
}

/** Makes the data folder beside its place and moves it there whole: a kill in between leaves nothing half-made. */
async function initialise(
  binaries: string,
  directory: string,
  { password, isDurable }: PostgresOptions,
  account: Account | null,
) {
  await clearUnfinished(directory);
  // A name of its own: what a killed start began may still be at work on the one before.
  const unfinished = `${directory}.new-${process.pid}`;
  // Beside the data, whose secrets are its own anyway: after a kill the next start clears it away.
  const passwordFile = `${unfinished}.password`;
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  try {
    if (account) {
      await chown(unfinished, account.uid, account.gid);
      await chown(passwordFile, account.uid, account.gid);
    }
    await runInitdb(join(binaries, 'bin', 'initdb'), unfinished, { passwordFile, isDurable }, account);
    await rename(unfinished, directory);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function clearUnfinished(directory: string): Promise<void> {
  const names = (await readdir(dirname(directory))).filter((name) => name.startsWith(`${basename(directory)}.new`));
  const options = { recursive: true, force: true, maxRetries: 30, retryDelay: 100 };
  await Promise.all(names.map((name) => rm(join(dirname(directory), name), options)));
}

async function runInitdb(
  initdb: string,
  directory: string,
  { passwordFile, isDurable }: Pick<PostgresOptions, 'isDurable'> & { passwordFile: string },
  account: Account | null,
) {
  // The same order of texts on every machine: PostgreSQL's own C.UTF-8, whatever locales are installed.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  // It writes settings down for every start on these data: none that loses any.
  const quickly = isDurable === false ? ['--no-sync', ...flagsOf({ scram_iterations: quick.scram_iterations })] : [];
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const { code, words } = await runToEnd(initdb, [`--pgdata=${directory}`, ...access, ...locale, ...quickly], {
    ...account,
    cwd: '/',
  });
  if (code !== 0)
    throw new LauncherError(`PostgreSQL could not make its data folder ${directory}:\n${lastLines(words)}`);
}

interface Server {
  binaries: string;
  directory: string;
  port: number;
  logFile: string;
  account: Account | null;
  options: PostgresOptions;
}

/** What spares work on data that nobody keeps. */
const quick = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  // Of the hash of passwords, at every connection.
  scram_iterations: '1',
};

const flagsOf = (settings: Record<string, string>) =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

function spawnServer({ binaries, directory, port, logFile, account, options }: Server): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: String(options.maximumConnections ?? 200),
    ...(options.isDurable === false ? quick : {}),
  };
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  try {
    // A session of its own: Ctrl-C in the terminal reaches the launcher, which ends what uses the database first.
    // And a file, not a pipe: the server must not lose its log, or block, when the launcher is killed.
    return spawn(join(binaries, 'bin', 'postgres'), ['-D', directory, '-p', String(port), ...flagsOf(settings)], {
      ...account,
      cwd: '/',
      detached: true,
      stdio: ['ignore', log, log],
    });
  } finally {
    closeSync(log);
  }
}

async function waitUntilReady(server: ChildProcess, adminUrl: string, logFile: string): Promise<void> {
  let failure: Error | null = null;
  server.once('error', (error) => (failure = error));
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (failure || server.exitCode !== null || server.signalCode !== null) break;
    try {
      await asAdministrator(adminUrl, async () => undefined);
      return;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      // Refused, or "the database system is starting up": not yet. A wrong password will not get better.
      if (code === '28P01') {
        if (server.pid) await endProcess(server.pid, 'SIGINT', 5000);
        throw new LauncherError(`PostgreSQL refuses its own password (${message}): secrets.json is not of this data.`);
      }
      await wait(50);
    }
  }
  if (server.pid && server.exitCode === null) await endProcess(server.pid, 'SIGQUIT', 5000);
  const words = failure ? String(failure) : await readFile(logFile, 'utf8').catch(() => '');
  throw new LauncherError(`PostgreSQL did not start:\n${lastLines(words)}`);
}

async function rememberedPort(file: string): Promise<number | undefined> {
  const port = Number(await readFile(file, 'utf8').catch(() => ''));
  return Number.isInteger(port) && port > 0 ? port : undefined;
}

const lastLines = (text: string) => text.trim().split('\n').slice(-12).join('\n');
