import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readSettings, root } from '../platform/settings.ts';
import { LauncherError } from '../system/launcher-error.ts';
import { runToEnd } from '../system/run-to-end.ts';

const web = join(root, 'web');
export const sources = [
  'web/src',
  'web/public',
  'web/index.html',
  'web/bundling',
  'web/vite.config.ts',
  'web/package.json',
  'libs/contracts/src',
  'libs/kernel/src',
].map((path) => join(root, path));

const viteCommand = () => join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

/** Builds the web client when a source is newer than what is built, or a setting another one. Answers whether it did. */
export function buildWeb(): Promise<boolean> {
  const { webVariables: variables } = readSettings();
  return buildWhenStale({ folder: builtWeb, sources, variables, build: () => runVite(variables) });
}

/** What `npm start` serves. */
export const builtWeb = join(web, 'dist');
/** What `npm run dev` serves: as the product's, but not made small, in a third of the time. */
export const developmentWeb = join(root, 'node_modules/.cache/web-development');

/** Builds the web client for development when it is stale. */
export function buildWebForDevelopment(): Promise<boolean> {
  const { webVariables: variables } = readSettings();
  return buildWhenStale({ folder: developmentWeb, sources, variables, build: () => buildBeside(variables) });
}

/** What a BFF serves, or looks for as it starts, is there whole at every moment. */
async function buildBeside(variables: Readonly<Record<string, string>>): Promise<void> {
  const [fresh, former] = [`${developmentWeb}.new`, `${developmentWeb}.old`];
  await runVite(variables, ['--mode', 'development', '--outDir', fresh, '--emptyOutDir']);
  await rm(former, { recursive: true, force: true });
  if (existsSync(developmentWeb)) await rename(developmentWeb, former);
  await rename(fresh, developmentWeb);
  await rm(former, { recursive: true, force: true });
}

interface Build {
  /** Where it leaves an `index.html`. */
  folder: string;
  sources: readonly string[];
  /** What it is built with. */
  variables: Readonly<Record<string, string>>;
  build: () => Promise<void>;
}

/** The rule of `buildWeb`, for any build. */
export async function buildWhenStale({ folder, sources, variables, build }: Build): Promise<boolean> {
  const began = new Date();
  const [outcome, note] = [join(folder, 'index.html'), join(folder, '.built-with.json')];
  const wanted = JSON.stringify(Object.entries(variables).toSorted());
  const built = await stat(outcome).catch(() => null);
  const builtWith = await readFile(note, 'utf8').catch(() => null);
  if (built && builtWith === wanted && (await newestOf(sources)) <= built.mtimeMs) return false;
  await build();
  await writeFile(note, wanted);
  // What is saved while it builds must count as newer.
  await utimes(outcome, began, began);
  return true;
}

async function newestOf(paths: readonly string[]): Promise<number> {
  const times = await Promise.all(paths.filter((path) => existsSync(path)).map(newest));
  return Math.max(0, ...times);
}

/** The newest time in a file or folder; folders count too, for what was removed. */
async function newest(path: string): Promise<number> {
  const own = await stat(path);
  if (!own.isDirectory()) return own.mtimeMs;
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const times = entries.map(async (entry) => (await stat(join(entry.parentPath, entry.name))).mtimeMs);
  return Math.max(own.mtimeMs, ...(await Promise.all(times)));
}

async function runVite(variables: Readonly<Record<string, string>>, flags: readonly string[] = []): Promise<void> {
  const { code, words } = await runToEnd(process.execPath, [viteCommand(), 'build', '--logLevel', 'warn', ...flags], {
    cwd: web,
    // Whoever starts it, such as a test: what is built here is what people get.
    env: { ...process.env, ...variables, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new LauncherError(`The web client does not build:\n${words}`);
}
