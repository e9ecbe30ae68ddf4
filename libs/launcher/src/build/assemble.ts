import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { bundles, entryOf } from '../platform/entry.ts';
import { directoryOf, isProcessName, processes, type ProgramName } from '../platform/processes.ts';
import { root } from '../platform/settings.ts';
import { LauncherError } from '../system/launcher-error.ts';
import { step } from '../system/progress.ts';
import { buildAll } from './build-all.ts';
import { builtWeb } from './build-web.ts';
import { findPackages, type Package, workspaces } from './packages.ts';

/** What of a package is read when it runs. */
const RUN_FROM = ['dist', 'data', 'assets'];

/**
 * Leaves in a folder that does not exist yet all that a program needs to run, in the repository's own order: compiled
 * code, what production needs of other people's, the web client where the process serves it, and `start`.
 */
export async function assemble(name: ProgramName, folder: string): Promise<void> {
  if (existsSync(folder)) throw new LauncherError(`${folder} is there already`);
  const servesWeb = isProcessName(name) && processes[name].grants.includes('web-root');
  await buildAll({ isWebWanted: servesWeb });
  await mkdir(folder, { recursive: true });
  await step('Libraries', () => installLibraries(name, folder));
  await copy(bundles, folder);
  for (const { directory } of packagesOf(name)) {
    for (const part of RUN_FROM) await copy(join(directory, part), folder);
  }
  if (servesWeb) await copy(builtWeb, folder);
  await writeFile(join(folder, 'start'), startScript(name), { mode: 0o755 });
}

/** A program's own package, and those of ours that it imports. */
function packagesOf(name: ProgramName): Package[] {
  const packages = findPackages();
  const own = packages.find(({ directory }) => directory === join(root, directoryOf(name)));
  if (!own) throw new LauncherError(`${name} has no package`);
  return packages.filter((one) => one === own || own.dependencies.has(one.name));
}

async function copy(path: string, folder: string): Promise<void> {
  if (existsSync(path))
    await cp(path, join(folder, relative(root, path)), { recursive: true, preserveTimestamps: true });
}

/** What the lock says, without what only development needs, and without running anything of theirs. */
async function installLibraries(name: ProgramName, folder: string): Promise<void> {
  const manifests = workspaces().map((directory) => join(directory, 'package.json'));
  for (const file of [...manifests, join(root, 'package.json'), join(root, 'package-lock.json')])
    await copy(file, folder);
  const directory = directoryOf(name);
  const flags = ['--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', `--workspace=${directory}`];
  await promisify(execFile)('npm', ['install', ...flags], { cwd: folder }).catch((error: unknown) => {
    throw new LauncherError(`npm install failed:\n${String(error)}`);
  });
  await removeOthers(name, folder);
}

/** npm wants every package of ours described before it installs one: the descriptions of others, and links to them, go. */
async function removeOthers(name: ProgramName, folder: string): Promise<void> {
  const kept = new Set(packagesOf(name).map((one) => one.directory));
  const others = workspaces().filter((directory) => !kept.has(directory));
  for (const directory of others) await rm(join(folder, relative(root, directory)), { recursive: true, force: true });
  const links = join(folder, 'node_modules/@bitacora');
  for (const link of await readdir(links)) {
    if (!existsSync(join(links, link))) await rm(join(links, link));
  }
  await rm(join(folder, 'package-lock.json'));
}

const quoted = (word: string) => `'${word.replaceAll("'", "'\\''")}'`;

/** The launcher's way to run a process, as a program beside `services` and `bff`. It becomes node, so that signals reach it. */
export function startScript(name: ProgramName): string {
  const words = entryOf(name).map((word) =>
    word.startsWith(root) ? `"$(dirname "$0")"/${quoted(relative(root, word))}` : quoted(word),
  );
  return `#!/bin/sh\nexec node ${words.join(' ')} "$@"\n`;
}
