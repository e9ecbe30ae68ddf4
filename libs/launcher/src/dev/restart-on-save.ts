import { existsSync, watch } from 'node:fs';
import { join, relative } from 'node:path';
import { compilePackage } from '../build/compile.ts';
import { findPackages, type Package } from '../build/packages.ts';
import type { PlatformAddresses } from '../platform/environment.ts';
import { migrateAll } from '../platform/migrations.ts';
import type { Platform } from '../platform/platform.ts';
import { processes, type ProcessName, processNames } from '../platform/processes.ts';
import { root } from '../platform/settings.ts';
import { describeError } from '../system/launcher-error.ts';
import { seconds } from '../system/progress.ts';

/** An editor writes a file in several steps, and "save all" many files. */
const QUIET_MILLISECONDS = 40;
/** What a process has to finish is nobody's but the developer's. */
const GRACE_MILLISECONDS = 1000;

interface Watched {
  platform: Platform;
  addresses: PlatformAddresses;
  say: (line: string) => void;
}

/** The processes that run a package's code. */
export function processesOf(changed: ReadonlySet<string>, packages: readonly Package[]): ProcessName[] {
  const isAffected = ({ name, dependencies }: Package) =>
    changed.has(name) || [...dependencies].some((dependency) => changed.has(dependency));
  const directories = new Set(packages.filter(isAffected).map(({ directory }) => relative(root, directory)));
  return processNames.filter((name) => directories.has(processes[name].directory));
}

/**
 * Compiles a package when one of its sources is saved and restarts the processes that run it, migrated first when the
 * save touched a migration. Answers how to end it.
 */
export function restartOnSave({ platform, addresses, say }: Watched): () => void {
  const packages = findPackages();
  let saved = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();

  const watchers = packages.filter(hasSources).map((one) =>
    watch(join(one.directory, 'src'), { recursive: true }, (_event, file) => {
      saved.add(join(one.directory, 'src', file ?? ''));
      clearTimeout(timer);
      timer = setTimeout(() => (working = working.then(react)), QUIET_MILLISECONDS);
    }),
  );

  async function react(): Promise<void> {
    const files = [...saved];
    saved = new Set();
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
    return processesOf(new Set(touched.filter((_, index) => counts[index]).map(({ name }) => name)), packages);
  }

  async function restart(name: ProcessName): Promise<void> {
    const child = platform.children[name];
    await child.stop(GRACE_MILLISECONDS);
    await child.start();
  }

  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

const hasSources = ({ directory }: Package) => existsSync(join(directory, 'src'));
