import { readEnvironment } from '@bitacora/platform';
import { beforeAll, afterAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { processNames } from '../../../src/platform/processes.ts';
import { root } from '../../../src/platform/settings.ts';
import { type Compose, composeProblems, readCompose, serviceOf } from './compose.ts';
import { schemaOf } from './schema-of-process.ts';

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
const file = readCompose(readFileSync(join(root, 'docker-compose.yml'), 'utf8'));

test('compose runs the platform as it is, and gives each process exactly what it reads', async () => {
  expect(await composeProblems(file, version)).toEqual([]);
});

const plantings: readonly { what: string; plant: (file: Compose) => void; seen: RegExp }[] = [
  {
    what: 'an image is latest',
    plant: (it) => (serviceOf(it, 'redis').image = 'redis:latest'),
    seen: /redis: .*tag/,
  },
  {
    what: 'an image of ours may come from a registry',
    plant: (it) => delete serviceOf(it, 'migrate-bff').pull_policy,
    seen: /migrate-bff: .*never pulled/,
  },
  {
    what: 'a limit is missing, and what becomes of a service',
    plant: (it) => Object.assign(serviceOf(it, 'mailpit'), { mem_limit: undefined, restart: undefined }),
    seen: /mailpit: .*may take[^]*mailpit: .*becomes/,
  },
  {
    what: 'a process may write its image, and has a port outside',
    plant: (it) => Object.assign(serviceOf(it, 'billing'), { read_only: false, ports: ['3000:3000'] }),
    seen: /billing: .*but run[^]*billing: .*no port[^]*public is billing,proxy|public is proxy,billing/,
  },
  {
    what: 'a process is given a secret of another',
    plant: (it) => serviceOf(it, 'billing').secrets.push('jwt-private-key'),
    seen: /billing: .*just the secrets/,
  },
  {
    what: 'a setting is not given',
    plant: (it) => delete serviceOf(it, 'journeys').environment.LOG_LEVEL,
    seen: /journeys: LOG_LEVEL is read and not given/,
  },
  {
    what: 'a setting is given to whom it does not concern',
    plant: (it) => (serviceOf(it, 'journeys').environment.SEAL_KEY_FILE = '/run/secrets/seal-key'),
    seen: /journeys: SEAL_KEY is given and not read/,
  },
  {
    what: 'a call goes to somebody else',
    plant: (it) => (serviceOf(it, 'bff').environment.BILLING_URL = 'http://journeys:3000'),
    seen: /bff: .*it calls whom/,
  },
  {
    what: 'a process runs another version, and does not wait for its migration',
    plant: (it) => Object.assign(serviceOf(it, 'bff'), { image: 'bitacora/bff:0.0.1', depends_on: {} }),
    seen: /bff: .*this version[^]*bff: .*same image[^]*bff: .*waits/,
  },
  {
    what: 'a migration is not tried again',
    plant: (it) => (serviceOf(it, 'migrate-bff').restart = 'no'),
    seen: /bff: .*its migration is tried again/,
  },
  {
    what: 'somebody waits for a service that nobody asks',
    plant: (it) => delete serviceOf(it, 'postgresql').healthcheck,
    seen: /migrate-bff waits for postgresql/,
  },
  {
    what: 'a secret and a volume are not there',
    plant: (it) => {
      delete it.secrets['redis-url'];
      delete it.volumes.postgresql;
    },
    seen: /the secrets are not[^]*no volume postgresql/,
  },
  {
    what: 'a part keeps its data in its container',
    plant: (it) => (serviceOf(it, 'redis').volumes = []),
    seen: /what is in the volume redis goes with its container/,
  },
];

test.each(plantings)('it is seen when $what', async ({ plant, seen }) => {
  const changed = structuredClone(file);
  plant(changed);
  expect((await composeProblems(changed, version)).join('\n')).toMatch(seen);
});

test('every variable of the compose file is explained in .env.example', () => {
  const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  const names = [...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name);
  expect(names).toContain('SITE_HOST');
  expect(names.filter((name) => !new RegExp(`^# ${name}=`, 'm').test(example))).toEqual([]);
});

test('no variable of the compose file has an empty default, which podman-compose would leave as it is written', () => {
  expect(readFileSync(join(root, 'docker-compose.yml'), 'utf8')).not.toMatch(/\$\{\w+:?-\}/);
});

test('the proxy leads to the port of the BFF', () => {
  const text = readFileSync(join(root, 'tools/containers/Caddyfile'), 'utf8');
  const leads = [...text.matchAll(/reverse_proxy (\S+)/g)].map(([, address]) => address);
  expect(leads).toEqual([`bff:${serviceOf(file, 'bff').environment.PORT}`]);
});

test('Redis keeps what it is given', () => {
  const command = serviceOf(file, 'redis').command.join(' ');
  expect(command).toContain('--appendonly yes --appendfsync everysec');
  expect(command).toContain('--maxmemory-policy noeviction');
});

test('the proxy may read a key that only its owner reads, and do nothing else that root may', () => {
  expect(serviceOf(file, 'proxy')).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    cap_add: ['NET_BIND_SERVICE', 'DAC_READ_SEARCH'],
  });
});

const folder = join(mkdtempSync(join(tmpdir(), 'secrets-')), 'secrets');
const make = () => void execFileSync(join(root, 'tools/containers/make-secrets.sh'), [folder], { stdio: 'ignore' });
beforeAll(make, 60_000);
afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

test('the secrets that are made are those of the compose file, and a second time makes nothing new', () => {
  const files = Object.values(file.secrets).map(({ file: path }) => path.replace('./secrets/', ''));
  expect(readdirSync(folder).toSorted()).toEqual(files.toSorted());
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const before = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  make();
  expect(files.map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(before);
});

test.each(processNames)('%s starts in production with the secrets that are made', async (name) => {
  const environment = Object.fromEntries(
    Object.entries(serviceOf(file, name).environment).map(([key, value]) => [
      key,
      value
        .replace('/run/secrets', folder)
        .replace(/\$\{AGENCY_RUC:[^}]*\}/, '0993371112001')
        .replace(/\$\{MAIL_FROM:[^}]*\}/, 'viajes@agency.example')
        .replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1'),
    ]),
  );
  const schema = await schemaOf(name);
  expect(environment.NODE_ENV).toBe('production');
  expect(() =>
    readEnvironment(schema, { ...environment, ...(name === 'bff' ? { WEB_ROOT: root } : {}) }),
  ).not.toThrow();
});
