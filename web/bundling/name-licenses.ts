import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** What is in the styles, of which the bundle names no module. */
const inStyles = ['tailwindcss', '@fontsource-variable/figtree'];

interface Manifest {
  name: string;
  version: string;
  license?: string;
}

interface Work extends Manifest {
  text: string;
}

/** The folder of the package that a module belongs to; null for our own. */
function packageOf(id: string): string | null {
  const path = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replace(/^\0/, '').split('?')[0] ?? '')?.[1];
  return path ?? null;
}

function readWork(folder: string): Work {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const files = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)([.-]|$)/i.test(name));
  const text = files
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim())
    .join('\n\n');
  return { ...manifest, text };
}

const titleOf = ({ name, version, license }: Work) => `${name} ${version} (${license ?? 'see below'})`;

function written(works: readonly Work[]): string {
  const byText = Map.groupBy(works, ({ text }) => text);
  const parts = [...byText].map(([text, same]) =>
    [...same.map((work) => `== ${titleOf(work)}`), ...(text ? ['', text] : [])].join('\n'),
  );
  return `Bitácora serves these works of others with its pages.\n\n${parts.join('\n\n\n')}\n`;
}

function folderOf(name: string): string {
  let above = import.meta.dirname;
  while (!existsSync(join(above, 'node_modules', name)) && above !== dirname(above)) above = dirname(above);
  return join(above, 'node_modules', name);
}

/** Writes `licenses.txt`: every package of which a piece is in the bundle, with its licence. */
export function nameLicenses(): Plugin {
  return {
    name: 'name-licenses',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk'
          ? Object.entries(part.modules).filter(([, { renderedLength }]) => renderedLength > 0)
          : [],
      );
      const folders = new Set([
        ...modules.map(([id]) => packageOf(id)).filter((folder) => folder !== null),
        ...inStyles.map(folderOf),
      ]);
      const works = [...folders].map(readWork).toSorted((one, other) => one.name.localeCompare(other.name));
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: written(works) });
    },
  };
}
