import { Metrics } from '../../src/health/metrics.ts';
import { afterEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

const HOST = '127.0.0.1';
let other: Server;

afterEach(() => void other.close());

test('a process whose METRICS_PORT is taken does not start, and says which port it is', async () => {
  other = createServer().listen(0, HOST);
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const metrics = new Metrics({ METRICS_PORT: port, HOST }, 'journeys');
  await expect(metrics.onApplicationBootstrap()).rejects.toThrow(new RegExp(`METRICS_PORT ${port}: .*already in use`));
  metrics.onApplicationShutdown();
});
