import { join } from 'node:path';
import { compilePackage } from '../build/compile.ts';
import { findPackages } from '../build/packages.ts';
import type { PlatformAddresses } from '../platform/environment.ts';
import { migrateAll } from '../platform/migrations.ts';
import type { Platform } from '../platform/platform.ts';
import type { ProcessName } from '../platform/processes.ts';
import { describeError } from '../system/launcher-error.ts';
import { seconds } from '../system/progress.ts';
import { processesOf, reachOfProcesses } from './affected-processes.ts';
import { onSave, type SaveWatcher } from './on-save.ts';

/** What a process has to finish is nobody's but the developer's. */
const GRACE_MILLISECONDS = 1000;

interface Watched {
  platform: Platform;
  addresses: PlatformAddresses;
  say: (line: string) => void;
}

/**
 * Compiles what is saved and restarts the processes that import it, migrated first when the save touched a migration.
 */
export function restartOnSave({ platform, addresses, say }: Watched): SaveWatcher {
  const packages = findPackages();
  let reach = reachOfProcesses();

  async function react(files: readonly string[]): Promise<void> {
    const began = performance.now();
    try {
      const names = await affectedBy(files);
      if (names.length === 0) return;
      if (files.some((file) => file.includes('migration'))) await migrateAll(addresses, names);
      await Promise.all(names.map(restart));
      say(`${names.join(', ')} restarted in ${seconds(began)}`);
    } catch (error) {
      say(describeError(error));
    }
  }

  async function affectedBy(files: readonly string[]): Promise<ProcessName[]> {
    const touched = packages.filter(({ directory }) => files.some((file) => file.startsWith(`${directory}/`)));
    const counts = await Promise.all(touched.map(compilePackage));
    const changed = touched.filter((_, index) => counts[index]).map(({ directory }) => `${directory}/`);
    const before = reach;
    reach = reachOfProcesses();
    const saves = files.filter((file) => changed.some((directory) => file.startsWith(directory)));
    return processesOf(saves, packages, [before, reach]);
  }

  async function restart(name: ProcessName): Promise<void> {
    const child = platform.children[name];
    await child.stop(GRACE_MILLISECONDS);
    await child.start();
  }

  return onSave(
    packages.map(({ directory }) => join(directory, 'src')),
    react,
  );
}
