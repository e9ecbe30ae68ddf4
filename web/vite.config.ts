import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { compressFiles } from './bundling/compress-files.ts';
import { nameLicenses } from './bundling/name-licenses.ts';

const bff = process.env.BFF_URL ?? 'http://127.0.0.1:3000';

/** The text font is needed by the first paint, but its hashed name is known only after the build. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const font = Object.keys(bundle ?? {}).find((file) => /figtree-latin-wght-normal.*\.woff2$/.test(file));
        if (!font) throw new Error('the text font is not in the bundle');
        const attributes = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' };
        return [{ tag: 'link', attrs: attributes, injectTo: 'head-prepend' }];
      },
    },
  };
}

/** For the one page that is not of this build and knows no hashed name: in place of a document that does not open. */
function fontOfPlainPages(): Plugin {
  return {
    name: 'font-of-plain-pages',
    apply: 'build',
    async generateBundle() {
      const font = createRequire(import.meta.url).resolve(
        '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
      );
      this.emitFile({ type: 'asset', fileName: 'figtree.woff2', source: await readFile(font) });
    },
  };
}

/** The router's package names its development build alone, whose warnings weigh half a kilobyte in every first script. */
const router = join(createRequire(import.meta.url).resolve('react-router'), '../../production');
const productionRouter = [
  { find: /^react-router$/, replacement: join(router, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
];

export default defineConfig(({ mode }) => ({
  plugins: [react(), tailwindcss(), preloadFont(), fontOfPlainPages(), nameLicenses(), compressFiles()],
  // The workspace's packages are read from their TypeScript sources.
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    alias: [
      ...(mode === 'development' ? [] : productionRouter),
      {
        find: /^use-sync-external-store\/shim.*/,
        replacement: join(import.meta.dirname, 'bundling/use-sync-external-store.ts'),
      },
    ],
  },
  server: {
    proxy: { '/auth': { target: bff }, '/api': { target: bff } },
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    minify: mode !== 'development',
    sourcemap: mode === 'development',
    // Small files stay files: a content security policy without `data:` and inline scripts is enough.
    assetsInlineLimit: 0,
    // The BFF writes what a page needs into its head; lists of it in the first script would be bytes for everybody.
    modulePreload: false,
    // Tells the BFF which files a page's code is in.
    manifest: true,
    rolldownOptions: {
      output: {
        // What every page begins with, home included, is one file: by itself the bundler makes one of each small thing
        // that two pages share, which for the home page was thirty requests.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'] },
            // Likewise what nearly every form has, that of the home page included.
            {
              name: 'fields',
              test: /ui\/(?:field|text-input|checkbox|select)\.tsx|20\/solid\/esm\/ChevronDownIcon|lib\/today\.ts|kernel\/src\/time-zone\.ts/,
            },
          ],
        },
      },
    },
  },
}));
