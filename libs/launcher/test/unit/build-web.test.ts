import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhenStale } from '../../src/build/build-web.ts';

let folder: string;
let built: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-web-'));
  built = 0;
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'source.ts'), '');
  // Files know parts of a millisecond, clocks do not: what is saved in the very moment of a build counts as newer.
  const earlier = new Date(Date.now() - 1000);
  utimesSync(join(folder, 'source.ts'), earlier, earlier);
});
afterEach(() => rm(folder, { recursive: true }));

const build = (variables: Record<string, string> = {}) =>
  buildWhenStale({
    folder: join(folder, 'dist'),
    sources: [join(folder, 'source.ts')],
    variables,
    build: async () => {
      built += 1;
      writeFileSync(join(folder, 'dist/index.html'), '');
    },
  });

test('the web client is built once, and again when a source is saved', async () => {
  expect([await build(), await build()]).toEqual([true, false]);
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(folder, 'source.ts'), later, later);
  expect(await build()).toBe(true);
});

test('a setting that is another one builds it anew; the same settings do not', async () => {
  await build({ VITE_API_URL: 'https://api.example', VITE_AGENCY_RUC: '1790012345001' });
  await build({ VITE_AGENCY_RUC: '1790012345001', VITE_API_URL: 'https://api.example' });
  expect(built).toBe(1);
  await build({ VITE_AGENCY_RUC: '0993371112001', VITE_API_URL: 'https://api.example' });
  await build({});
  expect(built).toBe(3);
});
