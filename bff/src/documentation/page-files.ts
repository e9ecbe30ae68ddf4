import { entityTag } from '@bitacora/platform';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type PackedText, packText } from '../web/packed-text.ts';

const types = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui-standalone-preset.js': 'text/javascript; charset=utf-8',
  'favicon-16x16.png': 'image/png',
  'favicon-32x32.png': 'image/png',
};
type Name = keyof typeof types;

interface PageFile extends PackedText {
  type: string;
}

// The page's files are those of the package that @nestjs/swagger makes it with.
const ofSwagger = createRequire(createRequire(import.meta.url).resolve('@nestjs/swagger'));

const isName = (name: string): name is Name => Object.hasOwn(types, name);

async function read(name: Name): Promise<PageFile> {
  const bytes = await readFile(ofSwagger.resolve(`swagger-ui-dist/${name}`));
  const type = types[name];
  if (type.startsWith('image/')) return { type, etag: `W/${entityTag(bytes)}`, bodies: { identity: bytes } };
  return { type, ...(await packText(bytes.toString())) };
}

/**
 * The files of the page that shows the API: each is read when it is asked for first, and kept. Read from the disk for every
 * request, what visitors do not take of them would be in memory as often.
 */
export class PageFiles {
  private readonly known = new Map<Name, Promise<PageFile>>();

  /** Null for what the page has not. */
  find(name: string): Promise<PageFile> | null {
    if (!isName(name)) return null;
    const file = this.known.get(name) ?? read(name);
    this.known.set(name, file);
    return file;
  }
}
