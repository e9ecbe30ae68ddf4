import { afterAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { startScript } from '../../../src/build/assemble.ts';
import { workspaces } from '../../../src/build/packages.ts';
import { entryOf } from '../../../src/platform/entry.ts';
import { processNames } from '../../../src/platform/processes.ts';
import { root } from '../../../src/platform/settings.ts';

const { version, devDependencies } = z
  .object({ version: z.string(), devDependencies: z.object({ node: z.string() }) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');

/** What an image of ours must be, with what is broken where it is not. */
const rules: Readonly<Record<string, (text: string) => boolean>> = {
  'its Node is the one that everything is tested with': (text) =>
    text.includes(`\nARG BASE=docker.io/library/node:${devDependencies.node}-`),
  'its version is ours': (text) => text.includes(`image.version="${version}"`),
  'nobody in it is root': (text) => /^USER 1000:1000$/m.test(text.slice(text.lastIndexOf('\nFROM '))),
  'signals reach the process': (text) => /^ENTRYPOINT \["\/app\/start"\]$/m.test(text) && !/^CMD /m.test(text),
  'it tells whether it is well': (text) => text.includes('/health/ready'),
  'every package is described before the libraries are installed': (text) => {
    const copied = [...text.matchAll(/^COPY (\S+)\/package\.json \1\/$/gm)].map(([, folder]) => folder);
    return (
      copied.toSorted().join() ===
      workspaces()
        .map((one) => relative(root, one))
        .toSorted()
        .join()
    );
  },
  'docker, podman and buildah all understand it': (text) => !/<<|--link|--mount|--parents/.test(text),
};
const problemsOf = (text: string) => Object.entries(rules).flatMap(([words, holds]) => (holds(text) ? [] : [words]));

test('the Dockerfile keeps its rules', () => {
  expect(problemsOf(dockerfile)).toEqual([]);
});

test.each([
  [/node:24[\d.]+/, 'node:latest', 'its Node is'],
  [/version="[\d.]+"/, 'version="9"', 'its version is ours'],
  ['USER 1000:1000', 'USER root', 'nobody in it is root'],
  ['ENTRYPOINT ["/app/start"]', 'ENTRYPOINT /app/start', 'signals reach'],
  ['/health/ready', '/', 'it tells whether'],
  ['COPY web/package.json web/\n', '', 'every package is described'],
  ['COPY --from', 'COPY --link --from', 'docker, podman and buildah'],
])('it is seen when %s is %s', (rule, broken, seen) => {
  expect(problemsOf(dockerfile.replace(rule, broken)).join()).toContain(seen);
});

const folder = mkdtempSync(join(tmpdir(), 'start-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(processNames)('the start of %s is the launcher’s, and becomes the process itself', async (name) => {
  const main = join(folder, 'dist', `${name}.js`);
  mkdirSync(dirname(main), { recursive: true });
  writeFileSync(main, 'console.log(JSON.stringify([process.pid, process.execArgv, process.argv.slice(2)]))');
  const start = join(folder, `start-${name}`);
  writeFileSync(start, startScript(name), { mode: 0o755 });
  const environment = { PATH: `${dirname(process.execPath)}:/bin:/usr/bin` };
  const said = await new Promise<[unknown, string]>((resolve, reject) => {
    const child = execFile(start, ['migrate', 'two words'], { env: environment }, (error, out) =>
      error ? reject(error) : resolve([child.pid, out]),
    );
  });
  expect(JSON.parse(said[1])).toEqual([said[0], entryOf(name).slice(0, -1), ['migrate', 'two words']]);
});
