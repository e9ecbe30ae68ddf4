import { runMigrations } from 'bullmq';
import type { Pool } from 'pg';
import type { ServerConnections } from '../outages/server-connections.ts';

/** The pool of all queues of a process: each of BullMQ's own would begin, and end, with connections of its own. */
export class QueuePool {
  private static readonly open = new WeakMap<ServerConnections, QueuePool>();
  private users = 0;
  private preparation: Promise<void> | null = null;

  private constructor(
    private readonly server: ServerConnections,
    readonly pool: Pool,
  ) {
    pool.setMaxListeners(0);
    // Whoever holds the connection learns of its loss from the statement that fails.
    pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** For one more that uses it; the first one brings the pool. */
  static join(server: ServerConnections, own: Pool): QueuePool {
    const shared = this.open.get(server) ?? new QueuePool(server, own);
    this.open.set(server, shared);
    shared.users += 1;
    return shared;
  }

  /** Once its last one has left it is closed. */
  async leave(): Promise<void> {
    this.users -= 1;
    if (this.users > 0) return;
    QueuePool.open.delete(this.server);
    await this.pool.end();
  }

  /** Makes the tables of the queues, once for all; rejects while the server is away. */
  prepare(schema: string): Promise<void> {
    return (this.preparation ??= this.migrate(schema).catch((error: unknown) => {
      this.preparation = null;
      throw error;
    }));
  }

  private async migrate(schema: string): Promise<void> {
    const client = await this.pool.connect();
    try {
      await runMigrations(client, schema);
    } finally {
      client.release();
    }
  }
}
