import { eventually, OTHER_AGENCY, startTestProcess } from '@bitacora/testing';
import { expect, jest, test } from '@jest/globals';
import { identity } from '../../src/identity.process.ts';

jest.setTimeout(60_000);

/** What identity warns of when it starts. */
async function warningsWith(environment: Record<string, string>): Promise<string[]> {
  const warnings: string[] = [];
  const nothing = () => undefined;
  const process = await startTestProcess(identity, {
    environment,
    prepare: (app) =>
      app.useLogger({ log: nothing, error: nothing, warn: (words: unknown) => void warnings.push(String(words)) }),
  });
  await eventually(async () => expect((await process.request('GET', '/health/ready')).status).toBe(200));
  await process.stop();
  return warnings;
}

test('an AGENCY_RUC that no agency has is said at the start', async () => {
  expect(await warningsWith({ AGENCY_RUC: OTHER_AGENCY, DEMO_DATA: 'true' })).toContain(
    `AGENCY_RUC: no agency has the RUC ${OTHER_AGENCY}, so its site stays empty`,
  );
});

test('the agency of the demo is not missed while it is on its way', async () => {
  expect(await warningsWith({ DEMO_DATA: 'true' })).toEqual([]);
});
