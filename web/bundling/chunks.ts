import { join } from 'node:path';

const source = (path: string) => join(import.meta.dirname, '../src', path);
const start = source('main.tsx');
const home = source('app/pages/home-page.tsx');
const quoteForm = source('features/home/quote-form.tsx');

/** Modules that only pass others' exports on: who imports one needs what it names, not all of it. */
const isBarrel = (id: string) =>
  /\/@heroicons\/react\/.*\/index\.js$|\/contracts\/src\/(messages\/)?index\.ts$/.test(id);

interface ModuleInfo {
  code: string | null;
  exports: readonly string[];
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

interface Modules {
  getModuleInfo(id: string): ModuleInfo | null;
}

function namesIn(code: string): Set<string> {
  const lists = [...code.matchAll(/import\s*\{([^}]*)\}/g)].map(([, list]) => list ?? '');
  return new Set(lists.flatMap((list) => list.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')));
}

/** The name under which an icon's barrel passes on its default export. */
const nameOfFile = (id: string) => /([^/]+)\.js$/.exec(id)?.[1] ?? '';

/** Modules that come with this one; through a barrel only what is named. */
function importsOf(modules: Modules, id: string): string[] {
  const info = modules.getModuleInfo(id);
  const names = namesIn(info?.code ?? '');
  return (info?.importedIds ?? []).flatMap((imported) => {
    if (!isBarrel(imported)) return [imported];
    const behind = modules.getModuleInfo(imported)?.importedIds ?? [];
    return behind.filter((module) => {
      const exported = modules.getModuleInfo(module)?.exports ?? [];
      return exported.some((name) => names.has(name === 'default' ? nameOfFile(module) : name));
    });
  });
}

/** A module and all that comes with it at once. */
function reach(modules: Modules, from: string, seen = new Set<string>()): Set<string> {
  if (seen.has(from)) return seen;
  seen.add(from);
  for (const next of importsOf(modules, from)) reach(modules, next, seen);
  return seen;
}

/** Every module that is loaded when it is needed, each with all that comes with it. */
function reachOfParts(modules: Modules): Map<string, Set<string>> {
  const parts = new Map<string, Set<string>>();
  const follow = (from: string) => {
    if (parts.has(from)) return;
    const reached = reach(modules, from);
    parts.set(from, reached);
    for (const id of reached) for (const next of modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []) follow(next);
  };
  follow(start);
  return parts;
}

function plan(modules: Modules): Map<string, string> {
  const parts = reachOfParts(modules);
  const [first, atHome] = [parts.get(start), parts.get(home)];
  if (!first || !atHome) throw new Error('the first script or the home page is not where it was');
  const isShared = (id: string) => [...parts.values()].filter((reached) => reached.has(id)).length > 1;
  const chunks = new Map<string, string>();
  for (const id of atHome) if (isShared(id)) chunks.set(id, 'shared');
  for (const id of parts.get(quoteForm) ?? []) if (!chunks.has(id) && isShared(id)) chunks.set(id, 'fields');
  for (const id of first) chunks.set(id, 'start');
  return chunks;
}

let chunks: Map<string, string> | null = null;

/**
 * The chunk of a module: `start` is what every page begins with, `shared` what the home page has in common with any
 * other, `fields` what its form has in common with other forms; the rest is as Vite splits it. By itself it makes a file of each small thing that two pages share, which for
 * the home page was thirty requests, and a sixth more bytes than the same code in three files.
 */
export function chunkOf(id: string, modules: Modules): string | null {
  chunks ??= plan(modules);
  return chunks.get(id) ?? null;
}
