import { newNamespace, eventually, startTcpProxy, startTestProcess } from '@bitacora/testing';
import { expect, jest, test } from '@jest/globals';
import { MIGRATION_ADVISORY_LOCK_KEY } from 'bullmq';
import { Client } from 'pg';
import { emitter, NoteRepository } from './fixture/emitter.ts';
import { receiver } from './fixture/receiver.ts';

jest.setTimeout(60_000);

/** Only the embedded broker prepares tables; Redis has nothing to prepare. */
const testEmbedded = process.env.TEST_REDIS_URL ? test.skip : test;

testEmbedded(
  'a broker that goes away while queues are prepared ends no process, and they work when it is back',
  async () => {
    const namespace = newNamespace();
    const real = new URL(process.env.TEST_POSTGRES_URL ?? '');
    const admin = new Client({ connectionString: real.toString() });
    await admin.connect();
    const wire = await startTcpProxy({ host: real.hostname, port: Number(real.port) });
    const through = new URL(real);
    through.host = `${wire.host}:${wire.port}`;
    // Whoever prepares the queues waits for this lock.
    const lock = [MIGRATION_ADVISORY_LOCK_KEY, namespace];
    await admin.query('select pg_advisory_lock($1, hashtext($2))', lock);
    const from = await startTestProcess(emitter, {
      namespace,
      environment: { QUEUE_DATABASE_URL: through.toString() },
    });
    const to = await startTestProcess(receiver, { namespace });
    try {
      await eventually(async () => {
        const { rows } = await admin.query(
          `select 1 from pg_locks where locktype = 'advisory' and not granted and classid = $1 and objid::bigint =
         (hashtext($2)::bigint & 4294967295)`,
          lock,
        );
        expect(rows.length).toBeGreaterThan(1);
      });
      await wire.cut();
      await admin.query('select pg_advisory_unlock($1, hashtext($2))', lock);
      await wire.mend();
      await from.app.get(NoteRepository).add('hola');
      await eventually(async () => {
        expect(await to.database.query(`select text from reactions`)).toEqual([{ text: 'hola' }]);
      }, 30_000);
    } finally {
      await Promise.all([from.stop(), to.stop(), admin.end()]);
      await wire.cut();
    }
  },
);
