import {
  type BackendFactory,
  PostgresConnection,
  type PostgresConnectionOptions,
  PostgresQueueBackend,
  runMigrations,
} from 'bullmq';
import { setTimeout as wait } from 'node:timers/promises';
import { watchedClient } from '../database/watched-client.ts';
import { growingPause } from '../outages/growing-pause.ts';
import type { ServerConnections } from '../outages/server-connections.ts';

/** BullMQ's options of a connection, with the connections of this process to that server. */
type Options = PostgresConnectionOptions & { server: ServerConnections };

/** What BullMQ itself takes for a lost connection and not for a failure of the job at hand. */
const closed = () => new Error('Connection is closed.');

/**
 * BullMQ's connection to PostgreSQL, made to outlive its server. BullMQ's own remembers a failed preparation for ever,
 * and its worker then asks again without a pause; and a connection that is lost while it is held reports to nobody,
 * which ends the process.
 */
class LastingConnection extends PostgresConnection {
  private readonly server: ServerConnections;
  private preparation: Promise<void> | null = null;

  constructor(options: Options) {
    super(options);
    this.server = options.server;
    // The connection that listens is made outside of the pool, by a module that BullMQ offers no way to give.
    Reflect.set(this, 'pgModule', { Client: watchedClient(options.server) });
    // Whoever holds the connection learns of its loss from the statement that fails.
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }

  override waitUntilReady(): Promise<void> {
    return (this.preparation ??= this.prepare());
  }

  /** Makes the tables of the queues, however often the server is away meanwhile. */
  private async prepare(): Promise<void> {
    for (let attempt = 1; !this.isClosing && !this.server.isCut; attempt += 1) {
      try {
        const client = await this.pool.connect();
        try {
          await runMigrations(client, this.schema);
        } finally {
          client.release();
        }
        setImmediate(() => this.emit('ready'));
        return;
      } catch (error) {
        if (this.listenerCount('error') > 0) this.emit('error', error);
        await wait(growingPause(attempt));
      }
    }
    throw closed();
  }
}

/** BullMQ on PostgreSQL, for a machine without Redis. */
export const createEmbeddedBroker: BackendFactory<PostgresQueueBackend, Options> = (name, options) =>
  new PostgresQueueBackend(new LastingConnection(options.connection), name, options, true);
