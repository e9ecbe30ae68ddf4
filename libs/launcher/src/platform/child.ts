import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { LauncherError } from '../system/launcher-error.ts';
import type { ProcessLog } from './process-log.ts';

export interface ChildOptions {
  name: string;
  /** Arguments of `node`. */
  command: readonly string[];
  directory: string;
  environment: Record<string, string>;
  /** Answers 2xx once the process can work. */
  readyUrl: string;
  /** Whether it tells us by its channel once it answers there: before that, who answers is somebody else's program. */
  announcesItself: boolean;
  log: ProcessLog;
  /** Tells the person at the keyboard. */
  say: (line: string) => void;
  /** How long it may take to become ready; a minute unless a test is shorter of time. */
  timeoutMilliseconds?: number;
  /** Called at every start of the process, with who runs now. */
  onSpawn?: () => void;
}

export interface Child {
  readonly name: string;
  readonly pid: number | undefined;
  /** Starts it and waits until it is ready. Rejects with its last words when it ends or stays silent before that; with `StoppedError` when it is stopped. */
  start(): Promise<void>;
  /** SIGTERM, and SIGKILL after the grace; it is not started again. */
  stop(graceMilliseconds?: number): Promise<void>;
}

const TIMEOUT_MILLISECONDS = 60_000;
const GRACE_MILLISECONDS = 10_000;
const LONGEST_PAUSE_MILLISECONDS = 30_000;
/** A process that ran this long is well: the next crash is a new story. */
const WELL_AFTER_MILLISECONDS = 60_000;

/** Why a start came to no end: somebody stopped it. */
export class StoppedError extends LauncherError {}

/** A process of the platform, started again with growing pauses when it crashes after it has been ready once. */
export function superviseChild(options: ChildOptions): Child {
  const { name, log, say, timeoutMilliseconds = TIMEOUT_MILLISECONDS } = options;
  let running: ChildProcess | null = null;
  let isWanted = false;
  let wasReady = false;
  let crashes = 0;
  let waking: AbortController | null = null;
  let announced: ChildProcess | null = null;

  function launch(): ChildProcess {
    const child = spawn(process.execPath, options.command, {
      cwd: options.directory,
      env: options.environment,
      // Its own session, so that Ctrl-C reaches only the launcher, which stops all in order; and a channel: when the
      // launcher is killed the channel closes, and the process ends itself.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const startedAt = Date.now();
    if (child.stdout) log.read(child.stdout);
    if (child.stderr) log.read(child.stderr, true);
    child.on('message', (message) => {
      if (message === 'listening') announced = child;
    });
    child.once('exit', (code, signal) => {
      if (running === child) running = null;
      if (!isWanted || !wasReady) return;
      crashes = Date.now() - startedAt > WELL_AFTER_MILLISECONDS ? 1 : crashes + 1;
      void restart(`ended by itself (${signal ?? `exit code ${code}`})`);
    });
    child.once('error', (error) => {
      log.note(String(error));
      if (running === child) running = null;
    });
    running = child;
    options.onSpawn?.();
    return child;
  }

  async function restart(reason: string): Promise<void> {
    const pause = Math.min(1000 * 2 ** (crashes - 1), LONGEST_PAUSE_MILLISECONDS);
    const words = `${name} ${reason}; starting it again in ${pause / 1000} s`;
    say(words);
    log.note(words);
    waking = new AbortController();
    await wait(pause, undefined, { signal: waking.signal }).catch(() => undefined);
    if (!isWanted || running) return;
    const child = launch();
    if (await isReadyInTime(child)) say(`${name} is back`);
  }

  /** False when the process ended, or did not become ready, or is not wanted any more. */
  async function isReadyInTime(child: ChildProcess): Promise<boolean> {
    const deadline = Date.now() + timeoutMilliseconds;
    while (Date.now() < deadline && running === child && isWanted) {
      const isHeard = !options.announcesItself || announced === child;
      if (isHeard && (await answers(options.readyUrl))) return true;
      await wait(60);
    }
    return false;
  }

  return {
    name,
    get pid() {
      return running?.pid;
    },
    async start() {
      isWanted = true;
      wasReady = false;
      const child = launch();
      wasReady = await isReadyInTime(child);
      if (!isWanted) throw new StoppedError(`${name} was stopped while it started`);
      if (wasReady) return;
      const how = running === child ? `was not ready after ${timeoutMilliseconds / 1000} s` : 'ended while it started';
      const words = log.lastLines();
      await this.stop();
      throw new LauncherError(`${name} ${how}. Its last words:\n${words}`);
    },
    async stop(graceMilliseconds = GRACE_MILLISECONDS) {
      isWanted = false;
      waking?.abort();
      const child = running;
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const impatient = setTimeout(() => {
        say(`${name} does not stop; ending it`);
        child.kill('SIGKILL');
      }, graceMilliseconds);
      await ended;
      clearTimeout(impatient);
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
