import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { contextOf, environmentGiven } from '../../../launcher/test/fixture/deployment/readable.ts';
import { find, hasKubectl, render } from '../../../launcher/test/fixture/deployment/rendering.ts';
import { backupEnvironment, nightlyEnvironment, readSettings, restoreEnvironment } from '../../src/settings.ts';

const root = join(import.meta.dirname, '../../../..');

const namesOf = (...schemas: { shape: object }[]) => new Set(schemas.flatMap(({ shape }) => Object.keys(shape)));

test('the sample for a disk mounts the folder that it tells to set', () => {
  const text = readFileSync(join(root, 'tools/containers/backup-disk.yml'), 'utf8');
  const [, folder = ''] = /BACKUP_URL=file:\/\/(\S+)/.exec(text) ?? [];
  const { services } = z.object({ services: z.unknown() }).parse(parse(text));
  const disk = { type: 'bind', source: folder, target: folder, bind: { create_host_path: false } };
  expect(services).toEqual({ backup: { volumes: [disk] } });
});

const cluster = hasKubectl ? test : test.skip;

cluster('the trial starts with its key, which production refuses', () => {
  const manifests = render('overlays/local');
  const { spec } = find(manifests, 'CronJob', 'backup');
  const [container] = spec?.jobTemplate.spec?.template.spec?.containers ?? [];
  const given = environmentGiven(container ?? {}, contextOf(manifests));
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
  expect([...new Set(named)].toSorted()).toEqual([...read].toSorted());
});
