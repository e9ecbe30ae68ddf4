import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LauncherError } from '../system/launcher-error.ts';
import { processes, type ProcessName } from './processes.ts';
import { root } from './settings.ts';

/**
 * How much of what is new V8 keeps before it looks what is still needed, in MB. Its own 16 (three times, on a machine
 * with much memory) are garbage in a process that mostly waits: 55 MB resident for nothing.
 */
const YOUNG_SPACE = '--max-semi-space-size=2';

/** The arguments of `node` that run a process. */
export function entryOf(name: ProcessName): string[] {
  const main = join(root, processes[name].directory, 'dist/main.js');
  if (!existsSync(main)) throw new LauncherError(`${name} is not built: ${main} is missing. Run \`npm run build\`.`);
  return ['--enable-source-maps', YOUNG_SPACE, main];
}

/** Runs a process's migrations in a child of its own. Throws `LauncherError` with its last words. */
export async function migrateProcess(name: ProcessName, environment: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [...entryOf(name), 'migrate'], {
    cwd: join(root, processes[name].directory),
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const killIt = () => child.kill('SIGKILL');
  process.once('exit', killIt);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  process.off('exit', killIt);
  if (code === 0) return;
  throw new LauncherError(`The database of ${name} cannot be brought up to date:\n${words.trim().slice(-3000)}`);
}
