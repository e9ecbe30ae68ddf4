import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Leaves a compressed file beside each text that gets smaller, once, so that no request waits for it. */
export function compressFiles(): Plugin {
  return {
    name: 'compress-files',
    // Four seconds of six, which nobody needs while developing.
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'development',
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
