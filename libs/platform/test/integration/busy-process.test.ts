import { queueConnection, watchedClient } from '@bitacora/platform';
import { createTestDatabase } from '@bitacora/testing';
import { expect, jest, test } from '@jest/globals';
import { PostgresConnection, type PostgresConnectionOptions } from 'bullmq';
import { ServerConnections } from '../../src/outages/server-connections.ts';

jest.setTimeout(30_000);

/** Keeps this process from reading what anybody sends. */
function beBusy(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('a connection that rested for seven seconds answers what it is asked after a busy moment', async () => {
  const own = await createTestDatabase('journeys');
  const client = new (watchedClient(new ServerConnections('the database')))({ connectionString: own.url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    // The end of the seven seconds is noticed in the turn in which the statement is sent.
    setTimeout(() => beBusy(400), 6800);
    const asked = new Promise<{ rows: unknown[] }>((resolve, reject) => {
      setTimeout(() => client.query(`select 'here' as found`).then(resolve, reject), 7050);
    });
    expect((await asked).rows).toEqual([{ found: 'here' }]);
  } finally {
    await client.end();
    await own.drop();
  }
});

test('no statement of a queue runs for as long as a silent connection is waited for', async () => {
  const own = await createTestDatabase('journeys');
  const { connection } = queueConnection({ QUEUE_DATABASE_URL: own.url, QUEUE_NAMESPACE: 'public' });
  const { pool } = new PostgresConnection(connection as unknown as PostgresConnectionOptions);
  try {
    expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '5s' }]);
  } finally {
    await pool.end();
    await own.drop();
  }
});
