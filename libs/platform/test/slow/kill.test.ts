import { DeadLetters } from '@bitacora/platform';
import { eventually, newNamespace, startTestProcess, type TestProcess } from '@bitacora/testing';
import { afterAll, expect, jest, test } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { compileReceiver, stringValues } from '../integration/fixture/compiled.ts';
import { emitter, NoteRepository } from '../integration/fixture/emitter.ts';
import { receiver } from '../integration/fixture/receiver.ts';

jest.setTimeout(120_000);

const running: TestProcess[] = [];
let child: ChildProcess | null = null;
let stopped = false;

afterAll(async () => {
  stopped = true;
  child?.kill('SIGKILL');
  await Promise.all(running.map((process) => process.stop()));
});

test('an event that kills its process three times is set aside, and the others are handled', async () => {
  const namespace = newNamespace();
  const [from, to] = await Promise.all([
    startTestProcess(emitter, { namespace }),
    startTestProcess(receiver, { namespace }),
  ]);
  running.push(from);
  const databaseUrl = to.environment.DATABASE_URL;
  const { database } = from;
  running.push(to);
  // The receiver in this process only made the database; real ones, which may die, take its queue.
  await to.app.close();
  const entry = await compileReceiver();
  let deaths = 0;
  const start = () => {
    child = spawn(process.execPath, [entry], {
      env: { ...stringValues(to.environment), PATH: process.env.PATH, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' },
      stdio: 'ignore',
    });
    child.once('exit', () => {
      deaths += 1;
      if (!stopped) start();
    });
  };
  const notes = from.app.get(NoteRepository);
  for (const text of ['bueno 1', 'fatal', 'bueno 2']) await notes.add(text);
  await eventually(async () => {
    const [row] = await database.query<{ count: string }>(`select count(*) as count from outbox where batch is null`);
    expect(Number(row?.count)).toBe(0);
  });
  start();
  const letters = new DeadLetters(to.environment);
  await eventually(async () => expect(await letters.list()).toHaveLength(1), 90_000);
  expect((await letters.list())[0]?.reason).toContain('set aside');
  expect(deaths).toBe(3);
  const reader = await startTestProcess(receiver, { databaseUrl });
  running.push(reader);
  await eventually(async () =>
    expect(await reader.database.query(`select text from reactions order by text`)).toEqual([
      { text: 'bueno 1' },
      { text: 'bueno 2' },
    ]),
  );
  await letters.close();
});
