import { describe, expect, test } from '@jest/globals';
import { endpoints } from '../../src/http/endpoints.ts';
import { rights, rightsOf, rolesWith } from '../../src/rights.ts';

describe('what the roles may do', () => {
  test('the owner: everything', () => {
    expect(rightsOf(['owner'])).toEqual(rights);
  });

  test('an adviser: everything that staff do, but decide about the agency itself', () => {
    const ofAgency = ['settings', 'employees', 'statistics'];
    expect(rightsOf(['adviser'])).toEqual(rights.filter((right) => !ofAgency.includes(right)));
  });

  test('operations: services, their files and problems; no billing', () => {
    expect(rightsOf(['operations'])).toEqual(['read', 'services', 'problems']);
  });

  test('services: all that is done with those of a journey, and nothing of the journey itself', () => {
    const mayServices = endpoints.filter(({ may }) => may === 'services').map(({ name }) => name);
    expect(mayServices).toEqual(
      expect.arrayContaining(['updateJourneyServices', 'cancelPackageService', 'restorePackageService']),
    );
    for (const name of ['createJourney', 'updateJourney', 'cancelJourney', 'restoreJourney'])
      expect(mayServices).not.toContain(name);
  });

  test('accounting: billing and figures', () => {
    expect(rightsOf(['accounting'])).toEqual(['read', 'billing', 'statistics']);
  });

  test('several roles add up, and without any there is no right', () => {
    expect(rightsOf(['accounting', 'operations'])).toEqual(['read', 'services', 'billing', 'problems', 'statistics']);
    expect(rightsOf([])).toEqual([]);
  });

  test('every role looks at passengers and journeys', () => {
    expect(rolesWith('read')).toEqual(['adviser', 'operations', 'accounting', 'owner']);
  });
});

test('every right opens some route', () => {
  expect(new Set(endpoints.flatMap(({ may }) => may ?? []))).toEqual(new Set(rights));
});
