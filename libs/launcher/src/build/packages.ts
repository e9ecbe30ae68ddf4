import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../platform/settings.ts';

/** A workspace whose sources become `dist/`. */
export interface Package {
  name: string;
  /** Absolute. */
  directory: string;
  /** Names of the other packages that it imports, directly or through others. */
  dependencies: ReadonlySet<string>;
}

/** Run from their sources (launcher), only by tests (testing), or built by Vite (web). */
const notCompiled = new Set(['@bitacora/launcher', '@bitacora/testing', '@bitacora/web']);

interface Manifest {
  name: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
}

const readManifest = (directory: string) =>
  JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as Manifest;

/** The folders of all packages of ours, absolute. */
export function workspaces(): string[] {
  const patterns = readManifest(root).workspaces ?? [];
  return patterns.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [join(root, pattern)];
    const folder = join(root, pattern.slice(0, -2));
    return readdirSync(folder).map((name) => join(folder, name));
  });
}

/** The packages that are compiled, with who depends on whom. */
export function findPackages(): Package[] {
  const folders = workspaces().filter((directory) => existsSync(join(directory, 'src')));
  const manifests = folders.map((directory) => ({ directory, manifest: readManifest(directory) }));
  const direct = new Map(
    manifests.map(({ manifest }) => [
      manifest.name,
      Object.keys(manifest.dependencies ?? {}).filter((name) => name.startsWith('@bitacora/')),
    ]),
  );
  const reach = (name: string): string[] => (direct.get(name) ?? []).flatMap((next) => [next, ...reach(next)]);
  return manifests
    .filter(({ manifest }) => !notCompiled.has(manifest.name))
    .map(({ directory, manifest }) => ({
      name: manifest.name,
      directory,
      dependencies: new Set(reach(manifest.name)),
    }));
}
