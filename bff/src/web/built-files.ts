import { entityTag } from '@bitacora/platform';
import { mime } from '@fastify/send';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { PackedText } from './packed-text.ts';

/** A file of the build as it is sent. */
export interface BuiltFile extends PackedText {
  type: string;
}

/** Made into pages, and never sent as it is. */
const INDEX = '/index.html';
/** The build leaves a compressed file beside each one that gets smaller. */
const COMPRESSED = /\.(br|gz)$/;

function typeOf(path: string): string {
  const type = mime.getType(path) ?? 'application/octet-stream';
  return /^text\/|\/(javascript|json)$/.test(type) ? `${type}; charset=utf-8` : type;
}

function built(path: string): BuiltFile {
  const identity = readFileSync(path);
  const beside = (ending: string) => (existsSync(path + ending) ? readFileSync(path + ending) : undefined);
  const bodies = { identity, br: beside('.br'), gzip: beside('.gz') };
  return { type: typeOf(path), etag: `W/${entityTag(identity)}`, bodies };
}

/**
 * All files of a build by their paths, read once: an address is looked up in here and never asked of the disk, and what
 * visitors do not take of a file is in memory once. Hidden ones are the bundler's own.
 */
export function builtFiles(root: string): ReadonlyMap<string, BuiltFile> {
  if (!existsSync(root)) return new Map();
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map(({ parentPath, name }) => `/${relative(root, join(parentPath, name)).split(sep).join('/')}`)
    .filter((path) => path !== INDEX && !path.includes('/.'));
  return new Map(paths.map((path) => [path, built(join(root, path))]));
}
