import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

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

/** Leaves a compressed file beside each text that gets smaller, once, so that no request waits for it. */
function compressFiles(): Plugin {
  return {
    name: 'compress-files',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir === undefined) throw new Error('the bundle has no folder');
      const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
      for (const file of files.filter((name) => /\.(js|css|svg|txt)$/.test(name))) {
        const text = readFileSync(join(dir, file));
        const smaller = [
          ['.br', brotliCompressSync(text)],
          ['.gz', gzipSync(text, { level: 9 })],
        ] as const;
        for (const [ending, bytes] of smaller) {
          if (bytes.length < text.length) writeFileSync(join(dir, file + ending), bytes);
        }
      }
    },
  };
}

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFont(), compressFiles()],
  // The workspace's packages are read from their TypeScript sources.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: {
    proxy: { '/auth': { target: bff }, '/api': { target: bff } },
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // Small files stay files: a content security policy without `data:` and inline scripts is enough.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Tells the BFF which files a page's code is in.
    manifest: true,
  },
});
