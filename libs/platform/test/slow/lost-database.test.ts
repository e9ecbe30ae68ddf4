import { watchedClient } from '@bitacora/platform';
import { createTestDatabase, eventually, startTestProcess } from '@bitacora/testing';
import { expect, jest, test } from '@jest/globals';
import { ServerConnections } from '../../src/outages/server-connections.ts';
import { emitter, NoteRepository } from '../integration/fixture/emitter.ts';
import { wireTo } from '../integration/fixture/wires.ts';

jest.setTimeout(60_000);

test.concurrent(
  'a database that goes away in the middle of a command ends no process and takes no connection along',
  async () => {
    const own = await createTestDatabase('journeys');
    const wire = await wireTo(own.url);
    const process = await startTestProcess(emitter, { databaseUrl: wire.url });
    const notes = process.app.get(NoteRepository);
    try {
      // More often than the pool has connections.
      for (const round of [1, 2, 3, 4, 5, 6]) {
        const command = process.database.transaction(async () => {
          await notes.add('a medias');
          // Between two statements the connection is held and idle: nobody asks it anything while it dies.
          await wire.cut();
          await notes.add('nunca');
        });
        await expect(command).rejects.toMatchObject({ kind: 'unavailable' });
        await wire.mend();
        await eventually(() => notes.add(`de vuelta ${round}`), 10_000);
      }
      const notesNow = await process.database.query<{ text: string }>(`select text from notes order by id`);
      expect(notesNow.map(({ text }) => text)).toEqual([1, 2, 3, 4, 5, 6].map((round) => `de vuelta ${round}`));
    } finally {
      await process.stop();
      await wire.cut();
      await own.drop();
    }
  },
);

test.concurrent(
  'a database that hangs fails what it is asked after seven seconds, and a listener outlives its silence',
  async () => {
    const own = await createTestDatabase('journeys');
    const wire = await wireTo(own.url);
    const process = await startTestProcess(emitter, { databaseUrl: wire.url });
    const Listener = watchedClient(new ServerConnections('the database'));
    const listener = new Listener({ connectionString: own.url });
    const heard: (string | undefined)[] = [];
    listener.on('notification', ({ payload }) => heard.push(payload));
    try {
      await listener.connect();
      await listener.query('listen news');
      await process.database.query('select 1');
      wire.hang();
      const began = performance.now();
      await expect(process.database.query('select 1')).rejects.toMatchObject({ kind: 'unavailable' });
      const waited = performance.now() - began;
      // The database's own time-out for a statement (5 s) comes first, that of the gateway (15 s) later.
      expect(waited).toBeGreaterThan(5000);
      expect(waited).toBeLessThan(12_000);
      await wire.mend();
      await eventually(() => process.database.query(`select pg_notify('news', 'de vuelta')`), 10_000);
      await eventually(() => expect(heard).toEqual(['de vuelta']));
    } finally {
      await listener.end();
      await process.stop();
      await wire.cut();
      await own.drop();
    }
  },
);
