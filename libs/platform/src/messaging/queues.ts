import { type EventName, events, type ProcessName, routing } from '@bitacora/contracts';
import { type ConnectionOptions, type JobsOptions, setDefaultBackendFactory } from 'bullmq';
import type { ProcessEnvironment } from '../config/config.ts';
import { LONGEST_STATEMENT_MILLISECONDS, watchedClient } from '../database/watched-client.ts';
import { ServerConnections } from '../outages/server-connections.ts';
import { createEmbeddedBroker } from './embedded-broker.ts';
import { watchRedis } from './watched-redis.ts';

/** One queue a consuming process (architecture#events). */
export const queueOf = (consumer: ProcessName) => `events-${consumer}`;

/** Where every relay leaves the number of its last batch, to notice a broker that lost something (architecture#events). */
export const MARKS_QUEUE = 'outbox-marks';

/** The processes that react to something that this process emits. */
function consumersOf(emitter: ProcessName): ProcessName[] {
  const names = (Object.keys(events) as EventName[]).filter((name) => name.startsWith(`${emitter}.`));
  return [...new Set(names.flatMap((name) => [...routing[name]]))].sort();
}

/** Every queue that a process opens: those of its consumers, its own, and the marks. */
export function queuesOf(process: ProcessName): string[] {
  return [...new Set([...consumersOf(process), process].map(queueOf)), MARKS_QUEUE];
}

/** Unknown errors get 8 tries; the worker decides the waits (see event-worker). */
export const jobOptions: JobsOptions = {
  attempts: 8,
  backoff: { type: 'capped' },
  removeOnComplete: true,
  removeOnFail: false,
};

/**
 * Redis when it is configured, else BullMQ's PostgreSQL backend; the rest of the code cannot tell them apart. A process
 * gives the connections that it shares; a command beside it may leave them out.
 */
export function queueConnection(
  environment: Pick<ProcessEnvironment, 'REDIS_URL' | 'QUEUE_DATABASE_URL' | 'QUEUE_NAMESPACE'>,
  server = new ServerConnections('the queue'),
): { connection: ConnectionOptions; prefix?: string } {
  if (environment.REDIS_URL) {
    setDefaultBackendFactory();
    watchRedis();
    return { connection: redisConnection(environment.REDIS_URL, server), prefix: environment.QUEUE_NAMESPACE };
  }
  setDefaultBackendFactory(createEmbeddedBroker);
  // The backend reads its own connection options; BullMQ's types know only those of Redis here.
  return {
    connection: {
      connectionString: environment.QUEUE_DATABASE_URL,
      schema: environment.QUEUE_NAMESPACE,
      // Of all queues of a process together.
      max: 3,
      statement_timeout: LONGEST_STATEMENT_MILLISECONDS,
      server,
      Client: watchedClient(server),
    } as unknown as ConnectionOptions,
  };
}

function redisConnection(
  redisUrl: string,
  server: ServerConnections,
): ConnectionOptions & { server: ServerConnections } {
  const { hostname, port, username, password, pathname, protocol } = new URL(redisUrl);
  return {
    host: hostname,
    port: Number(port || 6379),
    ...(username ? { username: decodeURIComponent(username) } : {}),
    ...(password ? { password: decodeURIComponent(password) } : {}),
    ...(pathname.length > 1 ? { db: Number(pathname.slice(1)) } : {}),
    ...(protocol === 'rediss:' ? { tls: {} } : {}),
    // A producer fails at once while Redis is away: the outbox keeps the events, and no request waits for the broker.
    enableOfflineQueue: false,
    connectTimeout: 3000,
    maxRetriesPerRequest: null,
    server,
  };
}
