import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Made into pages, and never sent as it is. */
const INDEX = '/index.html';

/**
 * The paths of all files of a build, read once: an address is looked up in here and never asked of the disk. Hidden ones
 * are the bundler's own.
 */
export function builtFiles(root: string): ReadonlySet<string> {
  if (!existsSync(root)) return new Set();
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(root, join(parentPath, name)).split(sep).join('/')}`);
  return new Set(paths.filter((path) => path !== INDEX && !path.includes('/.')));
}
