import { describeError } from './launcher-error.ts';
import { Teardown } from './teardown.ts';
import { WAKE_POOL } from './wake-pool.ts';

interface Options {
  /** What the command is for, which `--help` prints instead of doing it; null where the command answers that itself. */
  help: string | null;
  isTask?: boolean;
}

const asksForHelp = (word: string) => word === '--help' || word === '-h';

/**
 * The frame of every command: undoes what was started when it ends, fails or is told to stop. Ctrl-C and SIGTERM are a
 * clean stop with exit code 0 (a long-running command) or the usual 130 and 143 (`isTask`).
 */
export async function runCommand(
  work: (teardown: Teardown) => Promise<number | void>,
  { help, isTask = false }: Options,
): Promise<void> {
  if (help !== null && process.argv.slice(2).some(asksForHelp)) {
    process.stdout.write(`${help.trim()}\n`);
    return;
  }
  await import(WAKE_POOL);
  const teardown = new Teardown();
  let isStopping = false;
  // npm passes Ctrl-C on to us a second time: further signals change nothing.
  const stop = (code: number, words: string) => {
    if (isStopping) return;
    isStopping = true;
    process.stdout.write(words);
    void teardown.run().then(() => process.exit(isTask ? code : 0));
  };
  process.on('SIGINT', () => stop(130, '\nStopping…\n'));
  process.on('SIGTERM', () => stop(143, 'Stopping…\n'));
  process.on('SIGHUP', () => stop(129, ''));
  whenNpmEnds(() => stop(143, 'Stopping…\n'));
  // A terminal that is gone must not turn a clean stop into a crash.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const fail = (error: unknown) => {
    // What fails because it is being stopped is no news.
    if (isStopping) return;
    isStopping = true;
    process.stderr.write(`\n${describeError(error)}\n`);
    void teardown.run().then(() => process.exit(1));
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  try {
    const code = await work(teardown);
    if (isStopping) return;
    await teardown.run();
    process.exit(code ?? 0);
  } catch (error) {
    fail(error);
  }
}

/** A SIGTERM to npm ends npm and its shell but is not passed on: we would run on with nobody to stop us. */
function whenNpmEnds(react: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    react();
  }, 300);
  timer.unref();
}
