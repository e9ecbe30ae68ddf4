import type { Pool, PoolClient } from 'pg';

const TIMEOUT_MILLISECONDS = 500;

/**
 * Releases connections that were lost inside a transaction. The ORM gives a connection back after its rollback, and a
 * rollback on a lost connection fails: its place in the pool would stay taken, and a few restarts of the database would
 * leave a process without any. Whoever still holds the connection cannot use it any more.
 */
export function releaseLostConnections(pool: Pool): void {
  const held = new Set<PoolClient>();
  pool.on('acquire', (client) => held.add(client));
  pool.on('release', (_error, client) => held.delete(client));
  pool.on('connect', (client) => {
    client.on('end', () => {
      // A statement that was running fails first, and its holder gives the connection back.
      setTimeout(() => {
        if (held.has(client)) client.release(true);
      }, TIMEOUT_MILLISECONDS).unref();
    });
  });
}
