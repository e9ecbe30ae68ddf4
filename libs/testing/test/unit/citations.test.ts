import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const folders = '{libs,services,bff,web,bench,tools,docs,k8s}/**/*.{ts,tsx,css,md,yaml,yml,sh}';
const filesOf = (patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: (path) => /(^|\/)(node_modules|dist|\.types)(\/|$)/.test(path) });
const sources = filesOf([folders, '*.{ts,md,yaml,yml}', 'Dockerfile', '.env.example']).filter(
  (path) => !path.endsWith('citations.test.ts'),
);
const pages = sources.filter((path) => path === 'README.md' || /^docs\/.*\.md$/.test(path));
const files = filesOf(['*.*', '{libs,services,bff,web,bench,tools,docs,k8s}/**/*.*']).map((path) => `/${path}`);

const rules = new Set([...read('docs/product.md').matchAll(/^- \*\*(\d+\.\d+)\*\*/gm)].map(([, number]) => number));
const chapters = new Set([...read('docs/product.md').matchAll(/^## (\d+) /gm)].map(([, number]) => number));
const anchors = new Set(
  [...read('docs/architecture.md').matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-'),
  ),
);

/** Every citation of a text that does not hold, with the file where it stands. */
function brokenCitations(path: string, text: string): string[] {
  const cited = (pattern: RegExp) => [...text.matchAll(pattern)];
  const broken = [
    ...cited(/\bproduct (\d+(?:\.\d+)?(?:(?:, | to | and )\d+\.\d+)*)/g).filter(([, numbers = '']) =>
      numbers.split(/, | to | and /).some((number) => !rules.has(number) && !chapters.has(number)),
    ),
    ...cited(/\barchitecture#([a-z-]+)/g).filter(([, anchor = '']) => !anchors.has(anchor)),
    ...cited(/\(§|\(facts: /g),
    ...cited(/\b(?:specification|design) §|\b(?:api|ui|facts|style|design|specification)\.md\b/g),
  ];
  return broken.map(([citation]) => `${path}: ${citation}`);
}

/** What the how-tos make as their example, and what an operator makes. */
const isExample = (path: string) =>
  /supplier|record-note|note-references|train-ticket|docker-compose\.override/.test(path);

/** Every file that a page names in backticks, whole or by the end of its path, and that the repository does not have. */
function missingFiles(page: string, text: string): string[] {
  const named = [...text.matchAll(/`(?:\.\.\/)*([\w@][\w@./-]*\.(?:tsx?|css|md|ya?ml|sh|sql))`/g)];
  const missing = named.filter(([, path = '']) => !isExample(path) && !files.some((file) => file.endsWith(`/${path}`)));
  return missing.map(([, path = '']) => `${page}: ${path}`);
}

test('whatever a comment cites stands in the repository', () => {
  expect(rules.size).toBeGreaterThan(100);
  expect(sources.flatMap((path) => brokenCitations(path, read(path)))).toEqual([]);
});

test('a citation of a rule, a chapter or a page that is not there is found', () => {
  const planted = '(product 99.1) (product 4.2, 4.999) (architecture#nowhere) (design §4) (api.md) (§2) (facts: names)';
  expect(brokenCitations('planted.ts', planted)).toHaveLength(7);
  expect(brokenCitations('planted.ts', '(product 4.2, 4.3) (product 7) (architecture#events)')).toEqual([]);
});

test('every file that a page of the documentation names is there', () => {
  expect(pages.length).toBeGreaterThan(30);
  expect(pages.flatMap((page) => missingFiles(page, read(page)))).toEqual([]);
});

test('a file that is not where a page says is found', () => {
  const planted =
    '`app/nowhere.tsx` `services/journeys/src/domain/inbox.ts` `libs/kernel/src/index.ts` `messaging/inbox.ts`';
  expect(missingFiles('planted.md', planted)).toEqual([
    'planted.md: app/nowhere.tsx',
    'planted.md: services/journeys/src/domain/inbox.ts',
  ]);
});
