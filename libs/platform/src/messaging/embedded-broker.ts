import { type BackendFactory, PostgresConnection, type PostgresConnectionOptions, PostgresQueueBackend } from 'bullmq';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { watchedClient } from '../database/watched-client.ts';
import { growingPause } from '../outages/growing-pause.ts';
import type { ServerConnections } from '../outages/server-connections.ts';
import { QueuePool } from './queue-pool.ts';

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
  private readonly shared: QueuePool;
  private readonly tell = (error: unknown) => {
    if (this.listenerCount('error') > 0) this.emit('error', error);
  };
  private preparation: Promise<void> | null = null;
  private closure: Promise<void> | null = null;

  constructor(options: Options) {
    super(options);
    this.server = options.server;
    // The connection that listens is made outside of the pool, by a module that BullMQ offers no way to give.
    Reflect.set(this, 'pgModule', { Client: watchedClient(options.server) });
    // Of a pool BullMQ's types know only what it uses itself.
    this.shared = QueuePool.join(options.server, this.pool as Pool);
    if (this.shared.pool !== this.pool) this.shared.pool.on('error', this.tell);
    // Its own, which has connected nowhere yet, is left; and nobody's alone is ended by the last one.
    Reflect.set(this, 'pool', this.shared.pool);
    Reflect.set(this, 'ownsPool', false);
  }

  override waitUntilReady(): Promise<void> {
    return (this.preparation ??= this.prepare());
  }

  override close(): Promise<void> {
    return (this.closure ??= this.leave());
  }

  private async leave(): Promise<void> {
    await super.close();
    this.shared.pool.off('error', this.tell);
    await this.shared.leave();
  }

  /** Waits for the tables of the queues, however often the server is away meanwhile. */
  private async prepare(): Promise<void> {
    for (let attempt = 1; !this.isClosing && !this.server.isCut; attempt += 1) {
      try {
        await this.shared.prepare(this.schema);
        setImmediate(() => this.emit('ready'));
        return;
      } catch (error) {
        this.tell(error);
        await wait(growingPause(attempt));
      }
    }
    throw closed();
  }
}

/** BullMQ on PostgreSQL, for a machine without Redis. */
export const createEmbeddedBroker: BackendFactory<PostgresQueueBackend, Options> = (name, options) =>
  new PostgresQueueBackend(new LastingConnection(options.connection), name, options, true);
