import { transformFile, version } from '@swc/core';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative } from 'node:path';
import { root } from '../platform/settings.ts';
import { LauncherError } from '../system/launcher-error.ts';
import type { Package } from './packages.ts';

const copied = new Set(['.json', '.sql', '.html']);
const isCompiled = (path: string) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');

/** What a change of the compiler or of its settings makes stale: everything. */
const stampOfCompiler = () =>
  createHash('sha256')
    .update(version)
    .update(readFileSync(join(root, '.swcrc')))
    .digest('hex');

/**
 * Compiles what changed in a package's `src/` into its `dist/`, copies data files beside, and removes what has no
 * source any more. Answers how many files changed. Throws `LauncherError` with the compiler's words.
 */
export async function compilePackage({ directory }: Package): Promise<number> {
  const [source, target] = [join(directory, 'src'), join(directory, 'dist')];
  const stampFile = join(target, '.compiler');
  const stamp = stampOfCompiler();
  const isStale = !existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp;
  if (isStale) await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const files = (await filesUnder(source)).filter((path) => isCompiled(path) || copied.has(extname(path)));
  const outputs = new Map(files.map((file) => [join(target, relative(source, outputOf(file))), file]));
  const changed = await Promise.all([...outputs].map(([output, file]) => refresh(file, output)));
  const removed = await removeOrphans(target, new Set(outputs.keys()));
  if (isStale) await writeFile(stampFile, stamp);
  return changed.filter(Boolean).length + removed;
}

const outputOf = (file: string) => (isCompiled(file) ? file.replace(/\.tsx?$/, '.js') : file);

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** An output carries the time of its source; any other time means another source. */
async function refresh(file: string, output: string): Promise<boolean> {
  const { mtime } = await stat(file);
  const existing = await stat(output).catch(() => null);
  if (existing?.mtime.getTime() === mtime.getTime()) return false;
  await mkdir(dirname(output), { recursive: true });
  if (isCompiled(file)) await compileFile(file, output);
  else await copyFile(file, output);
  await utimes(output, mtime, mtime);
  return true;
}

async function compileFile(file: string, output: string): Promise<void> {
  try {
    const { code, map } = await transformFile(file, {
      configFile: join(root, '.swcrc'),
      cwd: root,
      sourceFileName: relative(dirname(output), file),
    });
    const name = output.slice(output.lastIndexOf('/') + 1);
    if (map !== undefined) await writeFile(`${output}.map`, map);
    await writeFile(output, map === undefined ? code : `${code}//# sourceMappingURL=${name}.map\n`);
  } catch (error) {
    throw new LauncherError(`${relative(root, file)} does not compile:\n${String(error)}`);
  }
}

async function removeOrphans(target: string, outputs: ReadonlySet<string>): Promise<number> {
  const orphans = (await filesUnder(target)).filter(
    (path) => !outputs.has(path.replace(/\.map$/, '')) && !path.endsWith('.compiler'),
  );
  await Promise.all(orphans.map((path) => rm(path)));
  return orphans.length;
}
