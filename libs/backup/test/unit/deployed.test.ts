import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Compose, readCompose, serviceOf } from '../../../launcher/test/unit/deployment/compose.ts';
import { partsReachedBy, partsReachedWith } from '../../../launcher/test/unit/deployment/arrows.ts';
import { environmentGiven, podProblems } from '../../../launcher/test/unit/deployment/pods.ts';
import { find, hasKubectl, type Manifest, render } from '../../../launcher/test/unit/deployment/rendering.ts';
import { backupEnvironment, nightlyEnvironment, readSettings, restoreEnvironment } from '../../src/settings.ts';

const root = join(import.meta.dirname, '../../../..');
const file = readCompose(readFileSync(join(root, 'docker-compose.yml'), 'utf8'));

/** Given by hand when a backup is opened, and the queue of a development machine. */
const neverDeployed = new Set(['BACKUP_PRIVATE_KEY', 'QUEUE_DATABASE_URL']);
const namesOf = (...schemas: { shape: object }[]) =>
  new Set(schemas.flatMap(({ shape }) => Object.keys(shape)).filter((name) => !neverDeployed.has(name)));

const difference = (read: ReadonlySet<string>, given: ReadonlySet<string>) => [
  ...[...read].filter((name) => !given.has(name)).map((name) => `${name} is read and not given`),
  ...[...given].filter((name) => !read.has(name)).map((name) => `${name} is given and not read`),
];

function composeProblems(compose: Compose): string[] {
  const backup = serviceOf(compose, 'backup');
  const given = new Set(Object.keys(backup.environment).map((name) => name.replace(/_FILE$/, '')));
  return [
    ...difference(namesOf(nightlyEnvironment, restoreEnvironment), given),
    ...(backup.command.join() === 'nightly' ? [] : ['no backup is taken at night']),
    ...(backup.volumes.includes('backups:/backups') ? [] : ['the default of BACKUP_URL is no volume']),
  ];
}

test('compose gives the backup exactly what it reads, and has one taken each night', () => {
  expect(composeProblems(file)).toEqual([]);
});

test('it is seen when compose leaves a setting or the night out', () => {
  const wrong = structuredClone(file);
  const backup = serviceOf(wrong, 'backup');
  delete backup.environment.SEAL_KEY_FILE;
  backup.environment.SMTP_URL = 'smtp://mailpit';
  backup.command = ['take'];
  expect(composeProblems(wrong)).toEqual([
    'SEAL_KEY is read and not given',
    'SMTP_URL is given and not read',
    'no backup is taken at night',
  ]);
});

test('where backups go, and the bucket of it, are settings of .env; its keys are files', () => {
  const { environment } = serviceOf(file, 'backup');
  for (const name of ['BACKUP_URL', 'BACKUP_S3_ENDPOINT', 'BACKUP_S3_REGION'])
    expect(environment[name]).toMatch(new RegExp(`^\\$\\{${name}:-.+\\}$`));
  expect(environment).toMatchObject({
    BACKUP_S3_ACCESS_KEY_FILE: '/run/secrets/backup-s3-access-key',
    BACKUP_S3_SECRET_KEY_FILE: '/run/secrets/backup-s3-secret-key',
  });
});

test('the sample for a disk mounts the folder that it tells to set', () => {
  const text = readFileSync(join(root, 'tools/containers/backup-disk.yml'), 'utf8');
  const [, folder = ''] = /BACKUP_URL=file:\/\/(\S+)/.exec(text) ?? [];
  const { services } = z.object({ services: z.unknown() }).parse(parse(text));
  const disk = { type: 'bind', source: folder, target: folder, bind: { create_host_path: false } };
  expect(services).toEqual({ backup: { volumes: [disk] } });
});

const jobOf = (manifests: readonly Manifest[]) => find(manifests, 'CronJob', 'backup').spec;

/** Where the nightly Job differs from what the program reads and needs. */
function clusterProblems(manifests: readonly Manifest[], secretsFrom: readonly Manifest[]): string[] {
  const job = jobOf(manifests);
  const template = job?.jobTemplate.spec?.template;
  const [container] = template?.spec?.containers ?? [];
  if (!container) return ['there is no container'];
  const given = new Set(Object.keys(environmentGiven(container, manifests, secretsFrom)));
  const read = namesOf(backupEnvironment, restoreEnvironment);
  const reached = partsReachedBy(template?.metadata?.labels).toSorted();
  // It has the address of each database by the name of its process.
  const needed = partsReachedWith(new Set([...read, 'DATABASE_URL'])).toSorted();
  return [
    ...difference(read, given),
    ...(reached.join() === needed.join() ? [] : [`it reaches ${reached.join()}, and needs ${needed.join()}`]),
    ...(container.args?.join() === 'take' ? [] : ['it takes no backup']),
    ...(/^\d+ \d+ \* \* \*$/.test(job?.schedule ?? '') && job?.timeZone === 'America/Guayaquil'
      ? []
      : ['it does not come each night']),
    ...(job?.suspend ? ['it never comes'] : []),
    // By noon; later the next night is near.
    ...(job?.startingDeadlineSeconds === 12 * 3600 ? [] : ['a night that was missed is not made good']),
    ...(job?.concurrencyPolicy === 'Forbid' ? [] : ['two may run at once']),
  ];
}

const cluster = hasKubectl ? test : test.skip;

cluster.each(['overlays/local', 'overlays/production'])('in %s so does the nightly Job', (overlay) => {
  expect(clusterProblems(render(overlay), render('overlays/local'))).toEqual([]);
});

cluster('it is seen when the Job is given something else, reaches too little, or may do too much', () => {
  const manifests = render('overlays/local');
  const job = jobOf(manifests);
  const template = job?.jobTemplate.spec?.template;
  template?.spec?.containers[0]?.envFrom?.pop();
  delete template?.metadata?.labels?.['reaches-backup-store'];
  Object.assign(job ?? {}, {
    suspend: true,
    concurrencyPolicy: 'Allow',
    schedule: '0 3 * * 0',
    startingDeadlineSeconds: 60,
  });
  Object.assign(template?.spec?.containers[0]?.securityContext ?? {}, { readOnlyRootFilesystem: false });
  expect(clusterProblems(manifests, manifests)).toEqual([
    'FILE_LINK_SECRET is read and not given',
    'it reaches object-store,postgresql,redis, and needs backup-store,object-store,postgresql,redis',
    'it does not come each night',
    'it never comes',
    'a night that was missed is not made good',
    'two may run at once',
  ]);
  expect(podProblems(manifests).join()).toMatch(/CronJob backup: not so: cannot write its image/);
});

cluster('the trial starts with its key, which production refuses', () => {
  const manifests = render('overlays/local');
  const [container] = jobOf(manifests)?.jobTemplate.spec?.template.spec?.containers ?? [];
  const given = environmentGiven(container ?? { name: '' }, manifests);
  expect(() => readSettings(backupEnvironment, given)).not.toThrow();
  expect(() => readSettings(backupEnvironment, { ...given, NODE_ENV: 'production' })).toThrow(
    'BACKUP_PUBLIC_KEY: that of a trial',
  );
});

test('.env.example names exactly what the program reads', () => {
  const text = readFileSync(join(root, '.env.example'), 'utf8');
  const [first = '', ...rest] = text.slice(text.indexOf('# backup:')).split('\n');
  const further = rest.findIndex((line) => !/^# {10,}/.test(line));
  const row = [first, ...rest.slice(0, further)].join(' ');
  const named = row.replace(/\([^)]*\)/g, '').match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g) ?? [];
  const read = namesOf(nightlyEnvironment, restoreEnvironment);
  expect([...new Set(named)].toSorted()).toEqual([...read, 'BACKUP_PRIVATE_KEY', 'QUEUE_DATABASE_URL'].toSorted());
});
