import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LauncherError } from '../system/launcher-error.ts';
import { runToEnd } from '../system/run-to-end.ts';
import { WAKE_POOL } from '../system/wake-pool.ts';
import { directoryOf, type ProcessName, type ProgramName, programNames } from './processes.ts';
import { root } from './settings.ts';

/**
 * On a machine with much memory V8 lets garbage lie for long: 60 MB in a process that mostly waits, 290 after use. With
 * limits far above what a process needs (a heap of 60 MB) it keeps tidy.
 */
const HEAP = '--max-old-space-size=192';
/** It costs a fifth of the speed of calculations, which our processes hardly do, and nothing of that of answers. */
const SMALL = '--optimize-for-size';
/** For what is young. Everybody's requests pass the BFF: with twice the room it clears up half as often. */
const young = (name: ProgramName) => `--max-semi-space-size=${name === 'bff' ? 4 : 2}`;

/** Our own lines are told as we wrote them; the maps of all libraries would be 7 MB. */
const OWN_SOURCE_MAPS =
  "--import=data:text/javascript,import{setSourceMapsSupport}from'node:module';setSourceMapsSupport(true,{nodeModules:false})";

/** Where programs run from: a file each, and what several of them share (`build/bundle.ts`). */
export const bundles = join(root, 'dist');
/** The compiled file that a program begins with, which imports what it needs from others. */
export const compiledMainOf = (name: ProgramName): string => join(root, directoryOf(name), 'dist/main.js');
/** Whether a command line is that of a program of ours. */
export const runsProgram = (command: string): boolean =>
  programNames.some(
    (name) => command.includes(`/dist/${name}.js`) || command.includes(`/${directoryOf(name)}/dist/main.js`),
  );

/**
 * The arguments of `node` that run a process, or another program; for development from the compiled files themselves.
 * `isLarge` for tests: with all the memory that V8 likes it does the same work in three quarters of the time.
 */
export function entryOf(name: ProgramName, { isDevelopment = false, isLarge = false } = {}): string[] {
  const main = isDevelopment ? compiledMainOf(name) : join(bundles, `${name}.js`);
  if (!existsSync(main)) throw new LauncherError(`${name} is not built: ${main} is missing. Run \`npm run build\`.`);
  // A program that ends may wait for ever for a thread of V8's that waits for it (nodejs/node#54918): it has none.
  const threads = name === 'backup' ? ['--single-threaded'] : [];
  const memory = isLarge ? [] : [HEAP, young(name), SMALL];
  return [OWN_SOURCE_MAPS, `--import=${WAKE_POOL}`, ...memory, ...threads, main];
}

/** Runs a process's migrations in a child of its own. Throws `LauncherError` with its last words. */
export async function migrateProcess(name: ProcessName, environment: Record<string, string>): Promise<void> {
  const { code, words } = await runToEnd(process.execPath, [...entryOf(name), 'migrate'], {
    cwd: join(root, directoryOf(name)),
    env: environment,
  });
  if (code === 0) return;
  throw new LauncherError(`The database of ${name} cannot be brought up to date:\n${words.slice(-3000)}`);
}
