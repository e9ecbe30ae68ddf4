import { afterEach, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../src/platform/settings.ts';

const page = readFileSync(join(root, 'docs/operate.md'), 'utf8');

/** The lines of a restore, without those whose values are the operator's. */
function restoreLines(): string {
  const section = page.slice(page.indexOf('**Restore on one machine.**'));
  const [, lines = ''] = /```sh\n([^]*?)```/.exec(section) ?? [];
  return lines.replace(/^export .*\n/gm, '');
}

/** In the place of docker: writes down what it is asked for, and opens a backup as the image would. */
const stub = `#!/bin/sh
printf '%s\\n' "$*" >> calls
case "$*" in *' secrets /secrets')
  for name in internal-secret jwt-private-key jwt-public-keys seal-key file-link-secret backup-public-key; do
    if [ -e secrets/$name ]; then echo "EEXIST: file already exists" >&2; exit 1; fi
    if [ $name = jwt-private-key ]; then openssl genrsa 2048 2> /dev/null; else echo restored; fi > secrets/$name
  done ;;
esac
`;

let place = '';
const places: string[] = [];
afterEach(() => {
  for (const made of places.splice(0)) rmSync(made, { recursive: true, force: true });
});

function restore(variables: Readonly<Record<string, string>> = {}) {
  place = mkdtempSync(join(tmpdir(), 'restore-'));
  places.push(place);
  cpSync(join(root, 'tools/containers'), join(place, 'tools/containers'), { recursive: true });
  mkdirSync(join(place, 'bin'));
  writeFileSync(join(place, 'bin/docker'), stub, { mode: 0o755 });
  mkdirSync(join(place, 'secrets'));
  writeFileSync(join(place, 'secrets/internal-secret'), 'of before');
  const { PATH } = process.env;
  const env = { PATH: `${join(place, 'bin')}:${PATH}`, BACKUPS: 'a-volume', BACKUP_PRIVATE_KEY: 'a-key', ...variables };
  const { status, stdout } = spawnSync('sh', ['-euc', restoreLines()], { cwd: place, env, encoding: 'utf8' });
  return { status, said: stdout, calls: readFileSync(join(place, 'calls'), 'utf8').trim().split('\n') };
}

test('the lines of a restore run where secrets of before still stand, and move those away', () => {
  expect(restore().status).toBe(0);
  expect(readFileSync(join(place, 'secrets.former/internal-secret'), 'utf8')).toBe('of before');
  expect(readFileSync(join(place, 'secrets/internal-secret'), 'utf8')).toBe('restored\n');
  expect(existsSync(join(place, 'secrets/database-bff'))).toBe(true);
  expect(statSync(join(place, 'secrets')).mode & 0o777).toBe(0o700);
});

test('they build before they run anything, pull nothing, and open the backup as the user who wrote it', () => {
  const [first, opener = ''] = restore().calls;
  expect(first).toBe('compose build');
  expect(opener).toMatch(/^run --rm --pull never .* bitacora\/backup:\S+ secrets \/secrets$/);
  expect(opener).not.toMatch(/--user/);
});

test('the queue answers and the bucket is there before the backup is restored into them', () => {
  const { calls } = restore();
  const restored = calls.findIndex((call) => call.endsWith(' backup restore'));
  expect(calls.slice(restored - 2, restored)).toEqual([
    'compose up --detach --wait redis',
    'compose run --rm make-bucket',
  ]);
});

test('they say where mails go afterwards', () => {
  expect(restore().said).toContain('reach nobody');
  expect(restore({ SMTP_URL: 'smtp://user:password@mail.example:587' }).said).toContain(
    'Mails leave by mail.example:587',
  );
});

test('a PostgreSQL elsewhere is asked for every extension that a migration installs', () => {
  const migrations = globSync('{bff,services/*}/src/**/*.migration.ts', { cwd: root });
  const installed = migrations
    .flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/create extension (?:if not exists )?(\w+)/g),
    ])
    .map(([, extension = '']) => extension);
  expect(installed).toContain('pg_trgm');
  expect(installed.filter((extension) => !page.includes(`\`${extension}\``))).toEqual([]);
});

test('why an event is a dead letter that two versions do not understand is said in the words that are told', () => {
  const inbox = readFileSync(join(root, 'libs/platform/src/messaging/inbox.ts'), 'utf8');
  const reasons = [...inbox.matchAll(/new UnknownEventError\(`([^`]+)`/g)].map(([, words = '']) =>
    words.replace(/\$\{[^}]+\}/, '…'),
  );
  expect(reasons).toEqual(['nobody handles …', 'unknown event …', 'data of … do not fit']);
  expect(reasons.filter((words) => !page.includes(`\`${words}\``))).toEqual([]);
});

test('an overlay of the own has what its components add in the namespace of the platform', () => {
  expect(page).toMatch(/`resources: \[\.\.\/production\]` and[^.]*`namespace: bitacora`/);
});
