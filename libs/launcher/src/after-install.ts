import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const modules = join(import.meta.dirname, '../../../node_modules');

/** Folders of C headers that come with Node, half of them for other machines: nothing here is compiled against them. */
const isHeaders = (name: string) => /^node\/node_modules\/node-[^/]+\/include$/.test(name);
/** Maps of libraries' sources, which npm mostly does not bring. */
const isMap = (name: string) => /\.(js|mjs|cjs|ts|mts|cts|css)\.map$/.test(name);

// A fifth of what npm installs is read by nobody.
const unread = readdirSync(modules, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => !name.startsWith('@bitacora/') && (isHeaders(name) || isMap(name)));
for (const name of unread) rmSync(join(modules, name), { recursive: true, force: true });
