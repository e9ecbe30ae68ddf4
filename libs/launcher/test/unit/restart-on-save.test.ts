import { beforeAll, describe, expect, test } from '@jest/globals';
import { join } from 'node:path';
import { compileAll } from '../../src/build/build-all.ts';
import { findPackages } from '../../src/build/packages.ts';
import { processesOf, reachOfProcesses, type Reach } from '../../src/dev/affected-processes.ts';
import { processNames } from '../../src/platform/processes.ts';
import { root } from '../../src/platform/settings.ts';

let reach: Reach;
beforeAll(async () => {
  await compileAll();
  reach = reachOfProcesses();
}, 60_000);

const affectedBy = (...files: string[]) =>
  processesOf(
    files.map((file) => join(root, file)),
    findPackages(),
    [reach],
  );

describe('a save in development', () => {
  test('restarts only the process whose own source it is', () => {
    expect(affectedBy('services/journeys/src/http/web-quotes.controller.ts')).toEqual(['journeys']);
    expect(affectedBy('bff/src/web/pages.ts')).toEqual(['bff']);
  });

  test('of what all processes run restarts all', () => {
    expect(affectedBy('libs/platform/src/start.ts')).toEqual([...processNames]);
    expect(affectedBy('libs/kernel/src/errors.ts')).toEqual([...processNames]);
  });

  test('of what some import restarts just those', () => {
    expect(affectedBy('libs/platform/src/sealing.ts')).toEqual(['identity', 'journeys', 'notifications']);
    expect(affectedBy('libs/contracts/src/messages/page-heads.ts')).toEqual(['bff']);
  });

  test('of a word that only the web shows restarts none', () => {
    expect(affectedBy('libs/contracts/src/messages/home.ts')).toEqual([]);
  });

  test('of data, which nobody imports, restarts those that may read it', () => {
    expect(affectedBy('libs/places/src/anything.json')).toEqual(['journeys', 'services-catalog']);
  });

  test('of what was imported before it restarts those that did', () => {
    const gone = join(root, 'libs/kernel/dist/gone.js');
    const before: Reach = new Map([['billing', new Set([gone])]]);
    expect(processesOf([join(root, 'libs/kernel/src/gone.ts')], findPackages(), [before, reach])).toEqual(['billing']);
  });
});
