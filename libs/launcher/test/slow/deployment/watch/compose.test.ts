import { expect, test } from '@jest/globals';
import { isProcessName } from '../../../../src/platform/processes.ts';
import { composeExpected } from '../compose/platform.ts';
import { METRICS_PORT } from '../settings-expected.ts';
import { addressesAsked } from './watch-files.ts';

/** Where Prometheus and Grafana ask somebody who is not there, or a process at another port than that of its metrics. */
async function problemsOf(asked: typeof addressesAsked): Promise<string[]> {
  const { services } = await composeExpected();
  return asked.flatMap(({ by, host, port }) => {
    // By the names of compose itself (METRICS_SUFFIX).
    const name = host.replace(/-metrics$/, '');
    if (!(name in services)) return [`${by} asks ${name}, which is nobody`];
    return isProcessName(name) && port !== METRICS_PORT ? [`${by} asks ${name} at ${port}, not ${METRICS_PORT}`] : [];
  });
}

test('what watches asks only those who are there, and each process where it is measured', async () => {
  expect(await problemsOf(addressesAsked)).toEqual([]);
});

test('it is seen when it asks somebody else, or elsewhere', async () => {
  const wrong = [
    { by: 'prometheus', host: 'bill-metrics', port: METRICS_PORT },
    { by: 'prometheus', host: 'billing-metrics', port: 9465 },
  ];
  expect(await problemsOf(wrong)).toEqual([
    'prometheus asks bill, which is nobody',
    'prometheus asks billing at 9465, not 9464',
  ]);
});
