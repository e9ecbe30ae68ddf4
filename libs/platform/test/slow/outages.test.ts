import { eventually, startTestProcess } from '@bitacora/testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { setTimeout as pass } from 'node:timers/promises';
import { emitter, NoteRepository } from '../integration/fixture/emitter.ts';
import { receiver } from '../integration/fixture/receiver.ts';
import { type ProcessBehindWires, startBehindWires, type Wire } from '../integration/fixture/wires.ts';

jest.setTimeout(150_000);

const WATCHED_MILLISECONDS = 5000;
const endings: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  jest.restoreAllMocks();
  for (const end of endings.splice(0).reverse()) await end();
});

/** Everything that processes in this test say, whatever the level. */
function listen(): string[] {
  const said: string[] = [];
  for (const level of ['log', 'warn', 'error'] as const) {
    jest.spyOn(Logger.prototype, level).mockImplementation((...words: unknown[]) => void said.push(words.join(' ')));
  }
  return said;
}

/** How often each of these wires is tried while a while passes: what is counted here is time. */
async function triesWhileAway(...wires: readonly Wire[]): Promise<number[]> {
  const before = wires.map(({ tries }) => tries);
  await pass(WATCHED_MILLISECONDS);
  return wires.map(({ tries }, index) => tries - (before[index] ?? 0));
}

async function behindWires(definition: typeof receiver): Promise<ProcessBehindWires> {
  const started = await startBehindWires(definition);
  endings.push(() => started.stop());
  return started;
}

test.each(['refuse', 'hang'] as const)(
  'servers that %s are tried a few times, and told of once when they go and once when they are back',
  async (mode) => {
    const said = listen();
    const { process, database, broker, namespace } = await behindWires(emitter);
    const to = await startTestProcess(receiver, { namespace });
    endings.push(() => to.stop());
    await process.app.get(NoteRepository).add('antes');
    await eventually(async () => expect(await to.database.query(`select text from reactions`)).toHaveLength(1));
    said.length = 0;

    for (const wire of [database, broker]) wire[mode]();
    const [databaseTries, brokerTries] = await triesWhileAway(database, broker);
    // Redis has a connection for each queue, PostgreSQL's are tried one at a time.
    expect(databaseTries).toBeLessThan(12);
    expect(brokerTries).toBeLessThan(40);
    // Nobody asks for anything: the process finds out by itself.
    await eventually(() => expect(said.filter((line) => line.includes('is away'))).toHaveLength(2), 60_000);
    expect(said).toHaveLength(2);

    for (const wire of [database, broker]) await wire.mend();
    // A try that hangs ends after three seconds, and the next one comes up to five later.
    await eventually(() => process.app.get(NoteRepository).add('después'), 25_000);
    await eventually(async () => {
      const texts = await to.database.query(`select text from reactions where text = 'después'`);
      expect(texts.length).toBeGreaterThan(0);
    }, 15_000);
    await eventually(() => expect(said.filter((line) => line.includes('is back'))).toHaveLength(2), 25_000);
    expect(said).toHaveLength(4);
  },
);

test('a worker whose broker recovers asks it a few times, and takes events again when it is back', async () => {
  const said = listen();
  const { process, broker, namespace } = await behindWires(receiver);
  const from = await startTestProcess(emitter, { namespace });
  endings.push(() => from.stop());
  await from.app.get(NoteRepository).add('antes');
  await eventually(async () => expect(await process.database.query(`select text from reactions`)).toHaveLength(1));
  said.length = 0;

  broker.refuse();
  const [tries] = await triesWhileAway(broker);
  expect(tries).toBeLessThan(60);
  expect(said.filter((line) => line.includes('the queue is away'))).toHaveLength(1);
  expect(said).toHaveLength(1);

  await broker.mend();
  await from.app.get(NoteRepository).add('después');
  await eventually(
    async () => expect(await process.database.query(`select text from reactions`)).toHaveLength(2),
    15_000,
  );
});

test('a broker that is away is not taken for the database, and an idle process notices when that goes as well', async () => {
  const said = listen();
  const { process, database, broker } = await behindWires(emitter);
  await process.app.get(NoteRepository).add('antes');
  said.length = 0;

  broker.refuse();
  await process.app.get(NoteRepository).add('mientras');
  await eventually(() => expect(said.filter((line) => line.includes('the queue is away'))).toHaveLength(1));
  await triesWhileAway(broker);
  expect(said).toHaveLength(1);

  database.refuse();
  const told = () => expect(said.filter((line) => line.includes('the database is away'))).toHaveLength(1);
  await eventually(told, 15_000);
  for (const wire of [database, broker]) await wire.mend();
});
