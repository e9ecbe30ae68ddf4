import { withTimeout } from '@bitacora/kernel/with-timeout';
import { connect } from 'node:net';
import { requireRedis } from '../parts/given-redis.ts';
import { asAdministrator } from '../parts/postgres-databases.ts';
import { metricIn } from '../platform/metric-in.ts';
import { processNames, type ProcessName } from '../platform/processes.ts';
import type { RunningPlatform } from '../platform/running.ts';

/** Longer than the 4 s that a process waits for a broker which hangs, before it answers that it is ready without. */
const TIMEOUT_MILLISECONDS = 6000;

export interface Condition {
  name: string;
  /** `ready`, or what is wrong. */
  state: string;
  isWell: boolean;
  address: string;
  /** Of a process: how its queue is set up so that it may lose events, a line each. */
  problems?: readonly string[];
  /** Of a process: what its queue and outbox hold. */
  counts?: { outbox: string; waiting: string; deadLetters: string };
}

/** How every process and everything that they run on is. */
export function conditionOf(platform: RunningPlatform): Promise<Condition[]> {
  const { parts, queue, databaseUrls } = platform;
  const database = new URL(parts.databaseServer);
  const redisUrl = 'redisUrl' in queue ? queue.redisUrl : null;
  return Promise.all([
    ...processNames.map((name) => processCondition(name, platform)),
    condition('PostgreSQL', database.host, () => asAdministrator(databaseUrls.bff, async () => undefined)),
    redisUrl
      ? condition('Redis', new URL(redisUrl).host, () => requireRedis(redisUrl))
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
    await withTimeout(ask(), TIMEOUT_MILLISECONDS, () => new Error('no answer'));
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
  details?: { broker?: { degraded?: boolean; misconfigured?: readonly string[] } };
}

/** How a process is, by what it tells of itself. */
export async function processCondition(
  name: ProcessName,
  { urls, metricsUrls }: Pick<RunningPlatform, 'urls' | 'metricsUrls'>,
): Promise<Condition> {
  const [{ state, problems }, counts] = await Promise.all([stateOf(urls[name]), countsOf(metricsUrls[name])]);
  return {
    name,
    address: urls[name],
    state,
    isWell: state === 'ready',
    ...(problems ? { problems } : {}),
    ...(counts ? { counts } : {}),
  };
}

async function stateOf(url: string): Promise<Pick<Condition, 'state' | 'problems'>> {
  try {
    const response = await fetch(`${url}/health/ready`, { signal: timeout() });
    const { details } = (await response.json()) as Health;
    if (!response.ok) return { state: 'not ready' };
    const { degraded, misconfigured } = details?.broker ?? {};
    // It is degraded by both; of a queue that is away nothing is told but that.
    if (misconfigured) return { state: 'queue not safe', problems: misconfigured };
    return { state: degraded ? 'without queue' : 'ready' };
  } catch {
    return { state: 'away' };
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
