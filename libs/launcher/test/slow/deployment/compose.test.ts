import { readEnvironment } from '@bitacora/platform';
import { beforeAll, afterAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processNames } from '../../../src/platform/processes.ts';
import { root } from '../../../src/platform/settings.ts';
import { changesOf } from './changes.ts';
import { readCompose, serviceOf } from './compose.ts';
import { composeExpected, composeProblems } from './compose/platform.ts';
import { differences } from '../../fixture/deployment/differences.ts';
import { schemaOf } from '../../fixture/deployment/schema-of-process.ts';
import { CONNECTIONS, POOL, PORT } from './settings-expected.ts';

const file = readCompose(readFileSync(join(root, 'docker-compose.yml'), 'utf8'));

test('compose runs the platform as the code wants it, and nothing else', async () => {
  expect(await composeProblems(file)).toEqual([]);
});

/** What a single change does not make: the same thing in two places, and what is there besides. */
const plantings: readonly { what: string; plant: (services: Record<string, object>) => void; seen: RegExp }[] = [
  {
    what: 'there is a service more, and one less',
    plant: (services) => {
      services.extra = { ...services.billing };
      delete services.mailpit;
    },
    seen: /services.mailpit is nothing[^]*services.extra is .*nobody expects/,
  },
  {
    what: 'two addresses changed places, in a process and in its migration',
    plant: (services) => {
      const swapped = { IDENTITY_URL: 'http://journeys:3000', JOURNEYS_URL: 'http://identity:3000' };
      for (const name of ['bff', 'migrate-bff'])
        Object.assign(services[name] ?? {}, { environment: { ...serviceOf(file, 'bff').environment, ...swapped } });
    },
    seen: /services.bff.environment.IDENTITY_URL is [^]*services.migrate-bff.environment.JOURNEYS_URL is /,
  },
  {
    what: 'a process may more than run',
    plant: (services) => {
      const more = { user: 'root', privileged: true, cap_add: ['ALL'], network_mode: 'host', entrypoint: ['sh'] };
      Object.assign(services.billing ?? {}, more, { volumes: ['/:/machine'], ports: ['3000:3000'] });
    },
    seen: new RegExp(
      ['user', 'privileged', 'cap_add', 'network_mode', 'entrypoint', 'volumes', 'ports']
        .map((key) => `(?=[^]*services.billing.${key} is .*nobody expects)`)
        .join(''),
    ),
  },
];

test.each(plantings)('it is seen when $what', async ({ plant, seen }) => {
  const changed = structuredClone(file);
  plant(changed.services);
  expect((await composeProblems(changed)).join('\n')).toMatch(seen);
});

/** What is a matter of measure. */
const free: Readonly<Record<string, RegExp>> = {
  'how much of the processors may be taken': /\.cpus is of another/,
  'how often and how patiently somebody is asked': /\.healthcheck\.(interval|timeout|retries) is of another/,
  'how often a migration is tried': /^migrate-\S+\.restart is of another/,
  'in which words a setting is asked for': /\.AGENCY_RUC is of another/,
};

test('any single change is seen: gone, another, or one more', async () => {
  const { services: wanted, ...besides } = await composeExpected();
  const { services, ...others } = file;
  const unseen = [
    ...Object.entries(services).flatMap(([name, service]) =>
      [...changesOf(service, name)].filter(({ tree }) => differences(wanted[name], tree).length === 0),
    ),
    ...[...changesOf(others)].filter(({ tree }) => differences(besides, tree).length === 0),
  ].map(({ what }) => what);
  expect(unseen.filter((what) => !Object.values(free).some((form) => form.test(what)))).toEqual([]);
});

test('its PostgreSQL takes the connections of all processes', () => {
  // A migration has two, and the BFF one for itself.
  expect(processNames.length * (POOL + 3)).toBeLessThan(CONNECTIONS);
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
  expect(leads).toEqual([`bff:${PORT}`]);
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
