import { connect } from 'node:net';
import { asAdministrator } from '../parts/postgres-databases.ts';
import { metricIn } from '../platform/metric-in.ts';
import { processNames, type ProcessName } from '../platform/processes.ts';
import type { RunningPlatform } from '../platform/running.ts';

const TIMEOUT_MILLISECONDS = 3000;

export interface Condition {
  name: string;
  /** `ready`, or what is wrong. */
  state: string;
  isWell: boolean;
  address: string;
  /** Of a process: what its queue and outbox hold. */
  counts?: { outbox: string; waiting: string; deadLetters: string };
}

/** How every process and everything that they run on is. */
export function conditionOf(platform: RunningPlatform): Promise<Condition[]> {
  const { parts, queue, databaseUrls } = platform;
  const database = new URL(parts.databaseServer);
  const redis = 'redisUrl' in queue ? new URL(queue.redisUrl) : null;
  return Promise.all([
    ...processNames.map((name) => processCondition(name, platform)),
    condition('PostgreSQL', database.host, () => asAdministrator(databaseUrls.bff, async () => undefined)),
    redis
      ? condition('Redis', redis.host, () => reach(redis.hostname, Number(redis.port || 6379)))
      : condition('queue', 'in PostgreSQL', () =>
          asAdministrator('databaseUrl' in queue ? queue.databaseUrl : '', async () => undefined),
        ),
    condition('object store', parts.objectStore, () => fetch(parts.objectStore, { signal: timeout() })),
    condition('mail', parts.inbox ?? parts.mailServer, () => {
      const [host = '', port = ''] = parts.mailServer.split(/:(?=\d+$)/);
      return reach(host, Number(port));
    }),
  ]);
}

const timeout = () => AbortSignal.timeout(TIMEOUT_MILLISECONDS);

async function condition(name: string, address: string, ask: () => Promise<unknown>): Promise<Condition> {
  try {
    await ask();
    return { name, address, state: 'ready', isWell: true };
  } catch {
    return { name, address, state: 'away', isWell: false };
  }
}

function reach(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: TIMEOUT_MILLISECONDS });
    socket.once('connect', () => {
      socket.destroy();
      resolve();
    });
    socket.once('timeout', () => socket.destroy(new Error('no answer')));
    socket.once('error', reject);
  });
}

interface Health {
  status?: string;
  details?: { broker?: { degraded?: boolean } };
}

async function processCondition(name: ProcessName, { urls, metricsUrls }: RunningPlatform): Promise<Condition> {
  const [state, counts] = await Promise.all([stateOf(urls[name]), countsOf(metricsUrls[name])]);
  return { name, address: urls[name], state, isWell: state === 'ready', ...(counts ? { counts } : {}) };
}

async function stateOf(url: string): Promise<string> {
  try {
    const response = await fetch(`${url}/health/ready`, { signal: timeout() });
    const { details } = (await response.json()) as Health;
    if (!response.ok) return 'not ready';
    return details?.broker?.degraded ? 'without queue' : 'ready';
  } catch {
    return 'away';
  }
}

async function countsOf(url: string): Promise<Condition['counts'] | null> {
  try {
    const text = await (await fetch(`${url}/metrics`, { signal: timeout() })).text();
    const count = (metric: string) => metricIn(text, metric) ?? '?';
    return { outbox: count('outbox_waiting'), waiting: count('events_waiting'), deadLetters: count('dead_letters') };
  } catch {
    return null;
  }
}
