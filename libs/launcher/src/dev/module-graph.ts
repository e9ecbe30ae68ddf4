import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../platform/settings.ts';

/** What a module takes from another: names, or everything (`import * as`, `import()`, or for its effects alone). */
type Names = readonly string[] | 'all';

interface Link {
  target: string;
  names: Names;
  /** What is passed on is followed only for who asks for it. */
  isPassedOn: boolean;
  /** Under which names it is passed on, in the order of `names`. */
  as: readonly string[];
}

const clauseOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim().split(/\s+as\s+/))
    .filter(([name]) => name !== '');

/** Links of a compiled module, in the forms that the compiler writes. */
function linksOf(code: string): Link[] {
  const links: Link[] = [];
  const add = (target: string | undefined, names: Names, isPassedOn = false, as: readonly string[] = []) => {
    if (target !== undefined) links.push({ target, names, isPassedOn, as });
  };
  for (const [, clause = '', target] of code.matchAll(/(?:^|\*\/ )import\s+([^'";]+?)\s+from\s*['"]([^'"]+)['"]/gm)) {
    const braces = /\{([^}]*)\}/.exec(clause)?.[1];
    const named = braces === undefined ? [] : clauseOf(braces).map(([name = '']) => name);
    const whole = clause.replace(/\{[^}]*\}/, '').replace(/[\s,]/g, '');
    add(target, whole.startsWith('*') ? 'all' : [...named, ...(whole ? ['default'] : [])]);
  }
  for (const [, target] of code.matchAll(/(?:^|\*\/ )import\s*['"]([^'"]+)['"]/gm)) add(target, 'all');
  for (const [, target] of code.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)) add(target, 'all');
  for (const [, target] of code.matchAll(/new URL\(\s*['"](\.[^'"]+\.js)['"]\s*,\s*import\.meta\.url/g))
    add(target, 'all');
  for (const [, target] of code.matchAll(/(?:^|\*\/ )export\s*\*\s*from\s*['"]([^'"]+)['"]/gm))
    add(target, 'all', true);
  for (const [, as = '', target] of code.matchAll(/(?:^|\*\/ )export\s*\*\s*as\s+(\w+)\s+from\s*['"]([^'"]+)['"]/gm))
    add(target, 'all', true, [as]);
  for (const [, clause = '', target] of code.matchAll(/(?:^|\*\/ )export\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/gm)) {
    const parts = clauseOf(clause);
    add(
      target,
      parts.map(([name = '']) => name),
      true,
      parts.map(([name = '', as = name]) => as),
    );
  }
  return links;
}

function ownNamesOf(code: string): Set<string> {
  const declared = [...code.matchAll(/(?:^|\*\/ )export\s+(?:async\s+)?(?:const|let|var|class|function\*?)\s+(\w+)/gm)];
  const listed = [...code.matchAll(/(?:^|\*\/ )export\s*\{([^}]*)\}(?!\s*from)/gm)].flatMap(([, clause = '']) =>
    clauseOf(clause).map(([name = '', as = name]) => as),
  );
  return new Set([
    ...declared.map(([, name = '']) => name),
    ...listed,
    ...(/(?:^|\*\/ )export default/m.test(code) ? ['default'] : []),
  ]);
}

interface Module {
  links: { file: string; link: Link }[];
  ownNames: Set<string>;
}

/** The compiled modules of this repository, and which of them a process really uses. */
export class ModuleGraph {
  private readonly modules = new Map<string, Module | null>();

  /**
   * Compiled files that run when `entry` does. Of a module that only passes others' exports on, those count that
   * somebody asks for: otherwise a word in one message would concern everybody who reads any.
   */
  reachedFrom(entry: string): Set<string> {
    const reached = new Map<string, Set<string>>();
    const follow = (file: string, names: Names) => {
      const module = this.module(file);
      if (!module) return;
      const isFirst = !reached.has(file);
      const seen = reached.get(file) ?? new Set<string>();
      reached.set(file, seen);
      const wanted = names === 'all' ? ['*'] : names;
      const fresh = wanted.filter((name) => !seen.has(name) && !seen.has('*'));
      for (const name of fresh) seen.add(name);
      for (const { file: target, link } of module.links) {
        if (!link.isPassedOn) {
          if (isFirst) follow(target, link.names);
          continue;
        }
        if (fresh.some((name) => name === '*' || !this.exports(file, name))) follow(target, link.names);
        else for (const name of fresh) this.followName(module, { target, link }, name, follow);
      }
    };
    follow(entry, 'all');
    return new Set(reached.keys());
  }

  private followName(
    module: Module,
    { target, link }: { target: string; link: Link },
    name: string,
    follow: (file: string, names: Names) => void,
  ): void {
    if (module.ownNames.has(name)) return;
    const index = link.as.indexOf(name);
    if (link.as.length > 0) {
      if (index !== -1) follow(target, link.names === 'all' ? 'all' : [link.names[index] ?? name]);
    } else if (this.exports(target, name)) follow(target, [name]);
  }

  private exports(file: string, name: string, seen = new Set<string>()): boolean {
    const module = this.module(file);
    if (!module || seen.has(file)) return false;
    seen.add(file);
    if (module.ownNames.has(name)) return true;
    return module.links.some(
      ({ file: target, link }) =>
        link.isPassedOn && (link.as.length > 0 ? link.as.includes(name) : this.exports(target, name, seen)),
    );
  }

  private module(file: string): Module | null {
    const known = this.modules.get(file);
    if (known !== undefined) return known;
    const module = existsSync(file) ? read(file) : null;
    this.modules.set(file, module);
    return module;
  }
}

function read(file: string): Module {
  const code = readFileSync(file, 'utf8');
  const links = linksOf(code).flatMap((link) => {
    const target = resolve(file, link.target);
    return target === null ? [] : [{ file: target, link }];
  });
  return { links, ownNames: ownNamesOf(code) };
}

/** Null for a library's module. */
function resolve(from: string, target: string): string | null {
  if (target.startsWith('.')) return join(dirname(from), target);
  const [, name, path] = /^@bitacora\/([^/]+)(\/.*)?$/.exec(target) ?? [];
  return name === undefined ? null : exportedFile(join(root, 'libs', name), `.${path ?? ''}`);
}

const manifests = new Map<string, Record<string, { default?: string }>>();

function exportedFile(folder: string, subpath: string): string | null {
  let exported = manifests.get(folder);
  if (!exported) {
    const manifest = join(folder, 'package.json');
    exported = existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')).exports ?? {}) : {};
    manifests.set(folder, exported ?? {});
  }
  const file = exported?.[subpath]?.default;
  return file === undefined ? null : join(folder, file);
}
