import { describe, expect, test } from '@jest/globals';
import { findPackages } from '../../src/build/packages.ts';
import { processesOf } from '../../src/dev/restart-on-save.ts';
import { processNames } from '../../src/platform/processes.ts';

const affectedBy = (name: string) => processesOf(new Set([name]), findPackages());

describe('a save in development', () => {
  test('restarts only the process whose own source it is', () => {
    expect(affectedBy('@bitacora/journeys')).toEqual(['journeys']);
    expect(affectedBy('@bitacora/bff')).toEqual(['bff']);
  });

  test.each(['@bitacora/kernel', '@bitacora/contracts', '@bitacora/platform'])(
    'of %s restarts all processes',
    (name) => {
      expect(affectedBy(name)).toEqual([...processNames]);
    },
  );

  test('of the places restarts those that read them', () => {
    expect(affectedBy('@bitacora/places')).toEqual(['journeys', 'services-catalog']);
  });
});
