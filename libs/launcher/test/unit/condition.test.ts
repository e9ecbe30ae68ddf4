import { afterEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { processCondition } from '../../src/inspect/condition.ts';
import { conditionText } from '../../src/inspect/condition-text.ts';
import { processNames } from '../../src/platform/processes.ts';

const role = 'role is slave and not master: it takes nothing that is written';
const policy = 'maxmemory_policy is volatile-lru and not noeviction: it may forget events when its memory is full';

let server: Server | null = null;
afterEach(() => void server?.close());

/** How a process is that tells this of its broker. */
async function conditionWith(broker: object, status = 200) {
  server = createServer((request, response) => {
    response.statusCode = status;
    const metrics = 'outbox_waiting 3\nevents_waiting 0\ndead_letters 0\n';
    response.end(request.url === '/metrics' ? metrics : JSON.stringify({ status: 'ok', details: { broker } }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const urls = Object.fromEntries(processNames.map((name) => [name, url])) as Record<
    (typeof processNames)[number],
    string
  >;
  return processCondition('billing', { urls, metricsUrls: urls });
}

test('a process whose queue may lose events is not shown as one without a queue, and says why', async () => {
  const misconfigured = await conditionWith({ degraded: true, misconfigured: [policy] });
  expect(misconfigured).toMatchObject({ state: 'queue not safe', isWell: false, problems: [policy] });
  expect(misconfigured.counts).toEqual({ outbox: '3', waiting: '0', deadLetters: '0' });
});

test.each([
  [{ status: 'up' }, 200, 'ready'],
  [{ degraded: true }, 200, 'without queue'],
  [{ status: 'up' }, 503, 'not ready'],
])('and one that tells %j with %i is shown as it is', async (broker, status, state) => {
  expect(await conditionWith(broker, status)).toMatchObject({ state, isWell: state === 'ready' });
});

test('what all processes say of the queue stands once below the table, before the dead letters', () => {
  const common = { state: 'queue not safe', isWell: false, address: 'here', problems: [role, policy] };
  const counts = { outbox: '0', waiting: '0', deadLetters: '2' };
  const text = conditionText([
    { ...common, name: 'billing' },
    { ...common, name: 'bff', counts },
  ]);
  expect(text.split('\n').slice(3)).toEqual([
    'bff     │ queue not safe │ here    │      0 │       0 │            2',
    '',
    `The queue is not set up as it should be: ${role}`,
    `The queue is not set up as it should be: ${policy}`,
    'Events that could not be handled: npm run events -- list',
  ]);
});

test('nothing is said below the table of what is well', () => {
  const text = conditionText([{ name: 'mail', state: 'ready', isWell: true, address: 'here' }]);
  expect(text.split('\n')).toHaveLength(3);
});
