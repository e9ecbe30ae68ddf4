import { createIORedisClient, RedisConnection } from 'bullmq';
import { Redis, type RedisOptions } from 'ioredis';
import { growingPause } from '../outages/growing-pause.ts';
import { ServerConnections } from '../outages/server-connections.ts';

/** Longer than a worker's blocking read (10 s): a Redis that owes an answer for so long hangs. */
const LONGEST_SILENCE_MILLISECONDS = 15_000;

/** So long a connection that we end waits for Redis to end it, too; ioredis waits even where that has happened: who ends cannot. */
const FAREWELL_MILLISECONDS = 200;

let count = 0;

/** A connection to Redis that says nothing of its tries itself, and ends at once while it is not connected. */
class WatchedRedis extends Redis {
  constructor(options: Omit<RedisOptions, 'replyMapping'>, server: ServerConnections) {
    super({
      ...options,
      retryStrategy: growingPause,
      // It became a replica while we were connected: where new connections go there is one that takes what is written.
      reconnectOnError: ({ message }) => message.startsWith('READONLY'),
      socketTimeout: LONGEST_SILENCE_MILLISECONDS,
      disconnectTimeout: FAREWELL_MILLISECONDS,
    });
    count += 1;
    const who = `connection ${count}`;
    const forget = server.hold(() => this.disconnect());
    this.on('error', (error) => server.outage.failed(who, error));
    this.on('ready', () => server.outage.worked(who));
    this.on('end', () => {
      forget();
      server.outage.forget(who);
    });
  }

  /**
   * Between two tries there is no connection to end, and ioredis leaves what waits for one waiting for ever: a try that is given
   * up at once ends it.
   */
  override disconnect(reconnect = false): void {
    const isBetweenTries = this.status === 'reconnecting' && !reconnect;
    super.disconnect(reconnect);
    if (!isBetweenTries) return;
    this.connect().catch(() => undefined);
    super.disconnect();
  }

  /** There is nothing to finish on a connection that is not there; ioredis would queue the command, or refuse it. */
  override async quit(): Promise<'OK'> {
    if (this.status === 'ready') return super.quit();
    this.disconnect();
    return 'OK';
  }
}

/** Has BullMQ make its connections through us; `server` is taken from the connection's options. */
export function watchRedis(): void {
  RedisConnection.clientFactory = (options) => {
    const { server, ...rest } = options as RedisOptions & { server?: ServerConnections };
    return createIORedisClient(new WatchedRedis(rest, server ?? new ServerConnections('the queue')));
  };
}
