import { createTestDatabase, eventually, startTcpProxy, startTestProcess } from '@bitacora/testing';
import { expect, jest, test } from '@jest/globals';
import { emitter, NoteRepository } from './fixture/emitter.ts';

jest.setTimeout(60_000);

test('a database that goes away in the middle of a command ends no process and takes no connection along', async () => {
  const own = await createTestDatabase('journeys');
  const real = new URL(own.url);
  const wire = await startTcpProxy({ host: real.hostname, port: Number(real.port) });
  const through = new URL(real);
  through.host = `${wire.host}:${wire.port}`;
  const process = await startTestProcess(emitter, { databaseUrl: through.toString() });
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
});
