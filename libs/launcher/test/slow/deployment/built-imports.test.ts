import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { workspaces } from '../../../src/build/packages.ts';
import { root } from '../../../src/platform/settings.ts';

const packageFile = z.looseObject({
  name: z.string(),
  exports: z.record(z.string(), z.union([z.string(), z.looseObject({ default: z.string() })])).default({}),
});

/** What the launcher may import before anything is built: it is source even for who asks for what was built. */
const sourceOnly = workspaces().flatMap((folder) => {
  const { name, exports } = packageFile.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  return Object.entries(exports).flatMap(([path, target]) =>
    (typeof target === 'string' ? target : target.default).endsWith('.ts') ? [`${name}${path.slice(1)}`] : [],
  );
});

/** They run from the sources only; an image holds what was built. */
const isInNoImage = /^(libs\/launcher|libs\/testing|web)$/;

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^import (?!type ).*?from '([^']+)';$/gms)].map(([, from = '']) => from);

test('what runs from an image imports nothing that is there as source only', () => {
  expect(sourceOnly).toContain('@bitacora/contracts/names');
  const files = workspaces()
    .filter((folder) => !isInNoImage.test(relative(root, folder)))
    .flatMap((folder) => globSync(join(folder, 'src/**/*.ts')));
  expect(files.length).toBeGreaterThan(100);
  const wrong = files.flatMap((file) =>
    importsOf(file).flatMap((from) => (sourceOnly.includes(from) ? [`${relative(root, file)} imports ${from}`] : [])),
  );
  expect(wrong).toEqual([]);
});
