import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltFile, builtFiles } from './built-files.ts';
import { tag } from './markup.ts';

/** A chunk in Vite's manifest, under the path of its source. */
interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** The first script is in the manifest under the page that names it. */
const FIRST = 'index.html';

/** What Vite built: the page that all pages are made from, and which files a page's code is in. */
export class WebBuild {
  readonly index: string;
  /** Another number for another build. */
  readonly time: number;
  /** The files that are sent as they are, by their paths. */
  readonly files: ReadonlyMap<string, BuiltFile>;
  private readonly chunks: Readonly<Record<string, Chunk>>;

  constructor(root: string) {
    this.time = timeOf(root);
    this.files = builtFiles(root);
    this.index = readFileSync(join(root, 'index.html'), 'utf8');
    const manifest = join(root, '.vite/manifest.json');
    this.chunks = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
  }

  /** Tags that have a page's code and styles come at once, and its own run with the first script, before anything is painted. */
  scripts(source: string | null): string[] {
    const own = source === null ? undefined : this.chunks[source]?.file;
    const files = this.filesOf(source === null ? [FIRST] : [FIRST, source]);
    const others = files.filter((file) => file !== own && !this.index.includes(file));
    const links = others.map((file) => {
      const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
      return tag('link', { rel, href: `/${file}`, crossorigin: '' });
    });
    if (own === undefined) return links;
    return [...links, `${tag('script', { type: 'module', src: `/${own}`, crossorigin: '' })}</script>`];
  }

  private filesOf(sources: readonly string[], seen = new Set<string>()): string[] {
    return sources.flatMap((source) => {
      const chunk = this.chunks[source];
      if (!chunk || seen.has(source)) return [];
      seen.add(source);
      return [...(chunk.css ?? []), chunk.file, ...this.filesOf(chunk.imports ?? [], seen)];
    });
  }
}

const timeOf = (root: string) => statSync(join(root, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The build in a folder, read anew when somebody has built again; while that goes on, the one before. */
export class CurrentBuild {
  private last: WebBuild;

  constructor(private readonly root: string) {
    this.last = new WebBuild(root);
  }

  get(): WebBuild {
    const time = timeOf(this.root);
    if (time !== 0 && time !== this.last.time) this.last = new WebBuild(this.root);
    return this.last;
  }
}
