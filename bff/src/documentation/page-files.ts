import { entityTag } from '@bitacora/platform';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type PackedText, packText } from '../web/packed-text.ts';

const SCRIPT = 'text/javascript; charset=utf-8';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Bitácora API</title>
    <link rel="stylesheet" href="/api/v1/docs/swagger-ui.css" />
    <link rel="icon" type="image/png" href="/api/v1/docs/favicon-32x32.png" sizes="32x32" />
  </head>
  <body>
    <div id="page"></div>
    <script src="/api/v1/docs/swagger-ui-bundle.js"></script>
    <script src="/api/v1/docs/start.js"></script>
  </body>
</html>
`;
/** Reads the one document beside the page. */
const start = `SwaggerUIBundle({ url: '/api/v1/openapi.json', dom_id: '#page', deepLinking: true });\n`;

/** Ours; the others are the package's. */
const own: Partial<Record<string, string>> = { 'index.html': page, 'start.js': start };

const types = {
  'index.html': 'text/html; charset=utf-8',
  'start.js': SCRIPT,
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': SCRIPT,
  'favicon-32x32.png': 'image/png',
};
type Name = keyof typeof types;

/** What a browser gets, and as what. */
export interface PageFile extends PackedText {
  type: string;
}

const { resolve } = createRequire(import.meta.url);

const isName = (name: string): name is Name => Object.hasOwn(types, name);

async function read(name: Name): Promise<PageFile> {
  const type = types[name];
  const bytes = own[name] === undefined ? await readFile(resolve(`swagger-ui-dist/${name}`)) : Buffer.from(own[name]);
  if (type.startsWith('image/')) return { type, etag: `W/${entityTag(bytes)}`, bodies: { identity: bytes } };
  return { type, ...(await packText(bytes.toString())) };
}

/**
 * The page that shows the API, Swagger's, and its files: each is read when it is asked for first, and kept. Read from the
 * disk for every request, what visitors do not take of them would be in memory as often.
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
