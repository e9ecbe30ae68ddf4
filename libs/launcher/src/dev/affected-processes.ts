import { extname, join, relative } from 'node:path';
import type { Package } from '../build/packages.ts';
import { compiledMainOf } from '../platform/entry.ts';
import { processes, type ProcessName, processNames } from '../platform/processes.ts';
import { root } from '../platform/settings.ts';
import { ModuleGraph } from './module-graph.ts';

/** The compiled files of every process. */
export type Reach = ReadonlyMap<ProcessName, ReadonlySet<string>>;

/** Reads anew which compiled files each process runs. */
export function reachOfProcesses(): Reach {
  const graph = new ModuleGraph();
  return new Map(processNames.map((name) => [name, graph.reachedFrom(compiledMainOf(name))]));
}

/** `libs/kernel/src/money.ts` → `libs/kernel/dist/money.js` */
const compiledOf = (file: string, { directory }: Package) =>
  join(directory, 'dist', relative(join(directory, 'src'), file)).replace(/\.tsx?$/, '.js');

/** The processes that run a package's code. */
function processesWith(changed: Package, packages: readonly Package[]): ProcessName[] {
  const users = packages.filter(({ name, dependencies }) => name === changed.name || dependencies.has(changed.name));
  const directories = new Set(users.map(({ directory }) => relative(root, directory)));
  return processNames.filter((name) => directories.has(processes[name].directory));
}

/** The processes that a save concerns, by what they ran before it and what they run after it. */
export function processesOf(
  saved: readonly string[],
  packages: readonly Package[],
  reaches: readonly Reach[],
): ProcessName[] {
  const concerned = new Set<ProcessName>();
  for (const file of saved) {
    const owner = packages.find(({ directory }) => file.startsWith(`${directory}/`));
    if (!owner) continue;
    const compiled = compiledOf(file, owner);
    const importers = processNames.filter((name) => reaches.some((reach) => reach.get(name)?.has(compiled)));
    for (const name of importers) concerned.add(name);
    // Data is read by path, not imported; and what a process has of its own and does not import, it starts by path.
    const isOwn = processNames.some((name) => join(root, processes[name].directory) === owner.directory);
    if (importers.length === 0 && (isOwn || !/\.tsx?$/.test(extname(file))))
      for (const name of processesWith(owner, packages)) concerned.add(name);
  }
  return processNames.filter((name) => concerned.has(name));
}
