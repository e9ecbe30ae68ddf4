import { type ProcessName, processNames } from '../../../../src/platform/processes.ts';
import type { Compose } from '../compose.ts';
import { differences, text } from '../../../fixture/deployment/differences.ts';
import { callsOf, settingsReadBy, settingsReadByBackup } from '../../../fixture/deployment/schema-of-process.ts';
import { type Given, ofCompose, secretsOfCompose, settingsExpected } from '../settings-expected.ts';
import { version } from '../versions.ts';
import { partsExpected } from './parts.ts';
import { after, limits, settings, type Tree, unwritable } from './shapes.ts';
import { watchExpected } from './watch.ts';

/** Ours: built here and never pulled, for the name belongs to nobody and a registry would hand out a stranger's. */
const ours = (name: string): Tree => ({ image: `bitacora/${name}:${version}`, pull_policy: 'never', ...unwritable });
const lasting = (name: string): Tree => ({
  ...ours(name),
  ...limits(name),
  build: { context: '.', args: { PROCESS: name } },
  restart: 'unless-stopped',
  stop_grace_period: '20s',
});

const given: Given = { values: ofCompose, database: (owner) => `/run/secrets/database-${owner}` };

/** A process waits for its migration and for the parts that it reads of; the only public one also for all whom it calls. */
async function processExpected(name: ProcessName): Promise<Tree> {
  const read = await settingsReadBy(name);
  const own = settings(settingsExpected(read, name, given));
  const called = name === 'bff' ? await callsOf(name) : [];
  return {
    [name]: {
      ...lasting(name),
      ...own,
      ...after({
        [`migrate-${name}`]: 'ended',
        ...(read.has('REDIS_URL') ? { redis: 'answers' } : {}),
        ...(read.has('S3_ENDPOINT') ? { 'make-bucket': 'ended' } : {}),
        ...Object.fromEntries(called.map((other) => [other, 'answers'])),
      }),
    },
    [`migrate-${name}`]: {
      ...ours(name),
      ...own,
      ...limits('migration'),
      ...after({ postgresql: 'answers' }),
      command: ['migrate'],
      // What begins beside much else may find PostgreSQL too slow; it is tried again, and not for ever.
      restart: text(/^on-failure:[1-9]$/),
    },
  };
}

async function jobsExpected(): Promise<Tree> {
  const read = await settingsReadByBackup('nightly', 'restore');
  const bucket = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'];
  return {
    backup: {
      ...lasting('backup'),
      command: ['nightly'],
      ...settings(settingsExpected(read, 'backup', given)),
      volumes: ['backups:/backups'],
      // It serves nothing that could be asked; the age of the last backup is a metric of the BFF.
      healthcheck: { disable: true },
      ...after({
        ...Object.fromEntries(processNames.map((name) => [`migrate-${name}`, 'ended' as const])),
        'make-bucket': 'ended',
      }),
    },
    'make-bucket': {
      ...ours('journeys'),
      ...limits('make-bucket'),
      restart: 'on-failure',
      entrypoint: ['node', 'libs/platform/dist/files/make-bucket.js'],
      ...settings(settingsExpected(bucket, 'backup', given)),
      ...after({ seaweedfs: 'answers' }),
    },
  };
}

/** What outlives its container. */
const volumes = [
  'backups',
  'postgresql',
  'redis',
  'seaweedfs',
  'mailpit',
  'proxy-data',
  'proxy-config',
  'prometheus',
  'alertmanager',
  'grafana',
];
const secrets = [
  ...secretsOfCompose,
  'redis-password',
  'postgresql-password',
  ...processNames.map((name) => `database-${name}`),
];

/** What `docker-compose.yml` says, all of it. */
export async function composeExpected(): Promise<Tree & { services: Tree }> {
  const own = await Promise.all(processNames.map(processExpected));
  const services: Tree[] = [...own, await jobsExpected(), partsExpected, watchExpected];
  return {
    name: 'bitacora',
    services: Object.assign({}, ...services) as Tree,
    volumes: Object.fromEntries(volumes.map((name) => [name, {}])),
    secrets: Object.fromEntries(secrets.map((name) => [name, { file: `./secrets/${name}` }])),
  };
}

/** Everything in which a compose file differs from what it must be, a line each. */
export const composeProblems = async (file: Compose): Promise<string[]> => differences(await composeExpected(), file);
