import { expect, test } from '@jest/globals';
import { processNames } from '../../../src/platform/processes.ts';
import { calledBy, sourcesOf } from './calls.ts';
import { callsOf } from '../../fixture/deployment/schema-of-process.ts';

test.each(processNames)('%s reads the address of just those whom it calls', async (name) => {
  expect(calledBy(name, sourcesOf(name)).toSorted()).toEqual((await callsOf(name)).toSorted());
});

test('a call is seen by the route of its owner, by the snapshots of one, and by the gateway', () => {
  const asking = "import { findJourney, type JourneySnapshot } from '@bitacora/contracts';";
  const reading = "const source = { service: 'identity', snapshots: 'passengers' };";
  expect(calledBy('billing', [asking, reading])).toEqual(['journeys', 'identity']);
  expect(calledBy('journeys', [asking])).toEqual([]);
  expect(calledBy('bff', ['this.services.addressOf(endpoint.owner)'])).toEqual(
    expect.arrayContaining(['identity', 'journeys', 'services-catalog', 'billing']),
  );
});
