import { type EventEnvelope, type QuoteSnapshot } from '@bitacora/contracts';
import { Broker, DeadLetters, Inbox, queueConnection, queueOf, Relay } from '@bitacora/platform';
import {
  eventually,
  newNamespace,
  queueEnvironment,
  startTcpProxy,
  type TcpProxy,
  startTestProcess,
  type TestProcess,
} from '@bitacora/testing';
import { newId } from '@bitacora/kernel/ids';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { Queue } from 'bullmq';
import { emitter, NoteRepository } from './fixture/emitter.ts';
import { receiver, Recorder } from './fixture/receiver.ts';

jest.setTimeout(60_000);

const running: TestProcess[] = [];

const wires: TcpProxy[] = [];

/** What tests look into queues with. */
const opened: { close(): Promise<unknown> }[] = [];

function opening<Opened extends { close(): Promise<unknown> }>(one: Opened): Opened {
  opened.push(one);
  return one;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
  await Promise.all(running.splice(0).map((process) => process.stop()));
  await Promise.all(wires.splice(0).map((wire) => wire.cut()));
});

async function start(
  definition: typeof emitter,
  options: Parameters<typeof startTestProcess>[1] = {},
): Promise<TestProcess> {
  const process = await startTestProcess(definition, options);
  running.push(process);
  return process;
}

async function startBoth(): Promise<{ from: TestProcess; to: TestProcess; namespace: string }> {
  const namespace = newNamespace();
  const [from, to] = await Promise.all([start(emitter, { namespace }), start(receiver, { namespace })]);
  return { from, to, namespace };
}

const reactionsIn = async (process: TestProcess) =>
  (await process.database.query<{ text: string }>(`select text from reactions order by text`)).map(({ text }) => text);

const waitingIn = async (process: TestProcess) =>
  Number(
    (await process.database.query<{ count: string }>(`select count(*) as count from outbox where batch is null`))[0]
      ?.count,
  );

const envelopesOf = async (process: TestProcess) =>
  (
    await process.database.query<{ envelope: EventEnvelope<QuoteSnapshot> }>(`select envelope from outbox order by id`)
  ).map(({ envelope }) => envelope);

const setMark = async (process: TestProcess, batch: number) => {
  const broker = process.app.get(Broker);
  await broker.mark(batch, await broker.lastMark());
};

const queueFor = (process: TestProcess, name = queueOf('notifications')) =>
  opening(new Queue(name, queueConnection(process.environment)));

describe('an event', () => {
  test('reaches its consumer after the commit, once', async () => {
    const { from, to } = await startBoth();
    await from.app.get(NoteRepository).add('hola');
    await eventually(async () => expect(await reactionsIn(to)).toEqual(['hola']));
    // The relay marks its rows after the broker has them: the consumer may be faster.
    await eventually(async () => expect(await waitingIn(from)).toBe(0));
  });

  test('of a transaction that rolls back never leaves', async () => {
    const { from, to } = await startBoth();
    await expect(
      from.database.transaction(async () => {
        await from.app.get(NoteRepository).add('nunca');
        throw new Error('changed its mind');
      }),
    ).rejects.toThrow('changed its mind');
    await from.app.get(NoteRepository).add('sí');
    await eventually(async () => expect(await reactionsIn(to)).toEqual(['sí']));
    expect(await envelopesOf(from)).toHaveLength(1);
  });

  test('stays in the history, version by version, when the outbox has forgotten it', async () => {
    const from = await start(emitter);
    const notes = from.app.get(NoteRepository);
    const id = await notes.add('antes');
    await from.database.transaction(async () => {
      const note = await notes.load(id);
      note.text = 'después';
      await notes.save(note);
    });
    const told = await envelopesOf(from);
    await from.database.query(`delete from outbox`);
    const history = await from.database.query<{ aggregate_version: number; envelope: EventEnvelope<QuoteSnapshot> }>(
      `select aggregate_version, envelope from history where aggregate_id = ? order by aggregate_version`,
      [id],
    );
    expect(history.map(({ aggregate_version: version }) => version)).toEqual([1, 2]);
    expect(history.map(({ envelope }) => envelope)).toEqual(told);
    expect(history.map(({ envelope }) => envelope.data.first_name)).toEqual(['antes', 'después']);
  });

  test('of a transaction that rolled back is not in the history', async () => {
    const from = await start(emitter);
    const failed = from.database.transaction(async () => {
      await from.app.get(NoteRepository).add('nunca');
      throw new Error('changed its mind');
    });
    await expect(failed).rejects.toThrow('changed its mind');
    expect(await from.database.query(`select id from history`)).toEqual([]);
  });

  test('whose relay is killed between add and mark is delivered, and handled once', async () => {
    const { from, to } = await startBoth();
    const mark = jest.spyOn(from.app.get(Broker), 'mark').mockRejectedValueOnce(new Error('killed here'));
    await from.app.get(NoteRepository).add('una vez');
    await eventually(async () => expect(await waitingIn(from)).toBe(0));
    expect(mark.mock.calls.length).toBeGreaterThan(1);
    await eventually(async () => expect(await reactionsIn(to)).toEqual(['una vez']));
    await from.app.get(NoteRepository).add('y otra');
    await eventually(async () => expect(await reactionsIn(to)).toEqual(['una vez', 'y otra']));
  });

  test('delivered three times and shuffled is handled once, and the newest snapshot stays', async () => {
    const from = await start(emitter);
    const to = await start(receiver);
    const id = await from.app.get(NoteRepository).add('versión 1');
    for (const version of [2, 3]) {
      await from.database.transaction(async () => {
        const note = await from.app.get(NoteRepository).load(id);
        note.text = `versión ${version}`;
        await from.app.get(NoteRepository).save(note);
      });
    }
    const envelopes = await envelopesOf(from);
    const shuffled = [2, 0, 1, 1, 2, 0, 0, 2, 1].map((index) => envelopes[index]);
    const outcomes: string[] = [];
    for (const envelope of shuffled) outcomes.push(await to.app.get(Inbox).receive(envelope));
    expect(outcomes.filter((outcome) => outcome === 'handled')).toHaveLength(3);
    expect(await reactionsIn(to)).toEqual(['versión 1', 'versión 2', 'versión 3']);
    expect(await to.database.query(`select version, text from projections`)).toEqual([
      { version: 3, text: 'versión 3' },
    ]);
  });

  test('that two deliveries bring at the same moment is handled once', async () => {
    const from = await start(emitter);
    const to = await start(receiver);
    await from.app.get(NoteRepository).add('a la vez');
    const [envelope] = await envelopesOf(from);
    const outcomes = await Promise.all([1, 2, 3].map(() => to.app.get(Inbox).receive(envelope)));
    expect(outcomes.sort()).toEqual(['duplicate', 'duplicate', 'handled']);
    expect(await reactionsIn(to)).toEqual(['a la vez']);
  });
});

describe('two writers of one aggregate', () => {
  test('cannot both save the version that they read', async () => {
    const from = await start(emitter);
    const notes = from.app.get(NoteRepository);
    const id = await notes.add('original');
    let arrived = 0;
    let release: () => void = () => undefined;
    const bothHaveRead = new Promise<void>((resolve) => (release = resolve));
    const write = (text: string) =>
      from.database.transaction(async () => {
        const note = await notes.load(id);
        arrived += 1;
        if (arrived === 2) release();
        await bothHaveRead;
        note.text = text;
        await notes.save(note);
      });
    const results = await Promise.allSettled([write('uno'), write('dos')]);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toMatchObject({ kind: 'conflict', code: 'stale_version' });
    const versions = (await envelopesOf(from)).map(({ aggregate_version }) => aggregate_version);
    expect(versions).toEqual([1, 2]);
  });
});

describe('a failing event', () => {
  test('that is invalid becomes a dead letter at once and blocks no other', async () => {
    const { from, to } = await startBoth();
    const notes = from.app.get(NoteRepository);
    for (const text of ['bueno 1', 'invalid', 'bueno 2', 'bueno 3']) await notes.add(text);
    await eventually(async () => expect(await reactionsIn(to)).toEqual(['bueno 1', 'bueno 2', 'bueno 3']));
    const queue = queueFor(to);
    await eventually(async () => expect(await queue.getFailedCount()).toBe(1));
    expect(to.app.get(Recorder).attempts.filter((text) => text === 'invalid')).toHaveLength(1);
  });

  test('with an unknown error is tried again and does not block the good ones', async () => {
    const { from, to } = await startBoth();
    const notes = from.app.get(NoteRepository);
    await notes.add('broken');
    await notes.add('bueno');
    await eventually(async () => expect(await reactionsIn(to)).toEqual(['bueno']));
    await eventually(() =>
      expect(to.app.get(Recorder).attempts.filter((text) => text === 'broken').length).toBeGreaterThan(2),
    );
  });

  test('that finds something away is tried until it works, however often', async () => {
    const { from, to } = await startBoth();
    to.app.get(Recorder).timesAway = 3;
    await from.app.get(NoteRepository).add('away');
    const queue = queueFor(to);
    const [waiting] = await eventually(async () => {
      const delayed = await queue.getDelayed();
      expect(delayed).toHaveLength(1);
      return delayed;
    });
    expect(waiting?.attemptsMade).toBe(0);
    await eventually(async () => expect(await reactionsIn(to)).toEqual(['away']), 30_000);
    expect(to.app.get(Recorder).attempts).toHaveLength(4);
  });

  test('that nobody here handles is left to a replica of the release that sent it', async () => {
    const { from, to } = await startBoth();
    await from.app.get(NoteRepository).add('bueno');
    await eventually(async () => expect(await reactionsIn(to)).toEqual(['bueno']));
    const [envelope] = await envelopesOf(from);
    const queue = queueFor(to);
    const data = { journey: 'a', agency: 'b', package_service: 'c' };
    await queue.add('journeys.package-service-removed', {
      ...envelope,
      id: newId(),
      name: 'journeys.package-service-removed',
      data,
    });
    await eventually(async () => expect(await queue.getDelayed()).toHaveLength(1));
    expect(await queue.getFailedCount()).toBe(0);
  });

  test('that is no event at all is a dead letter', async () => {
    const { to } = await startBoth();
    const queue = queueFor(to);
    await queue.add('journeys.quote-created', { nonsense: true });
    await eventually(async () => expect(await queue.getFailedCount()).toBe(1));
  });
});

describe('a dead letter', () => {
  test('is listed, shown whole and tried again', async () => {
    const { from, to } = await startBoth();
    await from.app.get(NoteRepository).add('invalid hasta hoy');
    const letters = opening(new DeadLetters(to.environment));
    const [letter] = await eventually(async () => {
      const list = await letters.list();
      expect(list).toHaveLength(1);
      return list;
    });
    const [shown] = await letters.show(letter?.id ?? '');
    expect(shown).toMatchObject({
      consumer: 'notifications',
      event: 'journeys.quote-created',
      envelope: { data: { first_name: 'invalid hasta hoy' } },
    });
    to.app.get(Recorder).accepts = true;
    expect(await letters.retry(letter?.id ?? '')).toBe(1);
    await eventually(async () => expect(await reactionsIn(to)).toEqual(['invalid hasta hoy']));
    expect(await letters.list()).toEqual([]);
  });
});

describe('a broker', () => {
  test('that was wiped gets the lost batches again, and only those', async () => {
    const namespace = newNamespace();
    const from = await start(emitter, { namespace });
    const notes = from.app.get(NoteRepository);
    await notes.add('antes');
    await eventually(async () => expect(await waitingIn(from)).toBe(0));
    const known = await from.app.get(Broker).knownBatch();
    await notes.add('perdido 1');
    await notes.add('perdido 2');
    await eventually(async () => expect(await waitingIn(from)).toBe(0));
    // What a crash loses is a tail: the events after a moment, and every mark after it.
    const queue = queueFor(from);
    const [, ...lost] = (await queue.getWaiting()).sort((a, b) => String(a.id).localeCompare(String(b.id)));
    await Promise.all(lost.map((job) => job.remove()));
    await setMark(from, known);
    expect(await from.app.get(Relay).resendWhatTheBrokerLost()).toBe(2);
    const to = await start(receiver, { namespace });
    await eventually(async () => expect(await reactionsIn(to)).toEqual(['antes', 'perdido 1', 'perdido 2']));
  });

  test('that lost its last second unnoticed gets it again before the next batch', async () => {
    const namespace = newNamespace();
    const from = await start(emitter, { namespace });
    const notes = from.app.get(NoteRepository);
    for (const text of ['antes', 'perdido']) {
      await notes.add(text);
      await eventually(async () => expect(await waitingIn(from)).toBe(0));
    }
    const known = (await from.app.get(Broker).knownBatch()) - 1;
    const queue = queueFor(from);
    const [, lost] = await envelopesOf(from);
    await (await queue.getJob(lost?.id ?? ''))?.remove();
    await setMark(from, known);
    await notes.add('después');
    const to = await start(receiver, { namespace });
    await eventually(async () => expect(await reactionsIn(to)).toEqual(['antes', 'después', 'perdido']));
  });

  test('that lost much gets nothing before all of it waits again', async () => {
    const from = await start(emitter);
    const notes = from.app.get(NoteRepository);
    await notes.add('antes');
    await eventually(async () => expect(await waitingIn(from)).toBe(0));
    // Of a name that nobody listens to: it is about the rows.
    await from.database.query(
      `insert into outbox (id, name, aggregate_id, aggregate_version, envelope, batch)
       select gen_random_uuid(), name, aggregate_id, 1, '{"name": "nobody.listens"}', nextval('outbox_batch')
       from outbox, generate_series(1, 5200)`,
    );
    const broker = from.app.get(Broker);
    const known = await broker.knownBatch();
    const stillLost: number[] = [];
    const publish = broker.publish.bind(broker);
    jest.spyOn(broker, 'publish').mockImplementation(async (...batch) => {
      const rows = await from.database.query(`select id from outbox where batch = any(array[?::bigint, ?::bigint])`, [
        known + 1,
        known + 5200,
      ]);
      stillLost.push(rows.length);
      await publish(...batch);
    });
    await notes.add('después');
    await eventually(async () => expect(await waitingIn(from)).toBe(0), 30_000);
    expect(stillLost[0]).toBe(0);
    expect(stillLost).toHaveLength(27);
  });

  test('that lost everything, its marks too, gets every event again, and each is handled once', async () => {
    const { from, to } = await startBoth();
    const notes = from.app.get(NoteRepository);
    for (const text of ['a', 'b', 'c']) await notes.add(text);
    await eventually(async () => expect(await reactionsIn(to)).toEqual(['a', 'b', 'c']));
    const marks = queueFor(from, 'outbox-marks');
    await marks.obliterate({ force: true });
    expect(await from.app.get(Broker).knownBatch()).toBe(0);
    expect(await from.app.get(Relay).resendWhatTheBrokerLost()).toBe(3);
    await eventually(async () => expect(await waitingIn(from)).toBe(0));
    await notes.add('d');
    await eventually(async () => expect(await reactionsIn(to)).toEqual(['a', 'b', 'c', 'd']));
  });

  test('that is wiped between a batch and its first mark gets that batch again', async () => {
    const namespace = newNamespace();
    let wipe = async () => undefined as unknown;
    let ready = async () => 0;
    const from = await start(emitter, {
      namespace,
      prepare: (app) => {
        const broker = app.get(Broker);
        const publish = broker.publish.bind(broker);
        jest.spyOn(broker, 'publish').mockImplementationOnce(async (...batch) => {
          await publish(...batch);
          await wipe();
          // Whoever only looks leaves no mark that could be raised over what was lost.
          expect(await ready()).toBe(200);
        });
      },
    });
    const queues = [queueFor(from), queueFor(from, 'outbox-marks')];
    wipe = () => Promise.all(queues.map((queue) => queue.obliterate({ force: true })));
    ready = async () => (await from.request('GET', '/health/ready')).status;
    await from.app.get(NoteRepository).add('perdido');
    const to = await start(receiver, { namespace });
    await eventually(async () => expect(await reactionsIn(to)).toEqual(['perdido']));
  });

  test('that is away holds no command up, and gets the events when it is back', async () => {
    const namespace = newNamespace();
    const [variable, address] = Object.entries(queueEnvironment())[0] ?? [];
    const real = new URL(address ?? '');
    const wire = await startTcpProxy({ host: real.hostname, port: Number(real.port) });
    wires.push(wire);
    const through = new URL(real);
    through.host = `${wire.host}:${wire.port}`;
    const environment = { [variable ?? '']: through.toString() };
    const [from, to] = await Promise.all([
      start(emitter, { namespace, environment }),
      start(receiver, { namespace, environment }),
    ]);
    const notes = from.app.get(NoteRepository);
    await notes.add('antes');
    await eventually(async () => expect(await reactionsIn(to)).toEqual(['antes']));
    await eventually(async () => expect(await waitingIn(from)).toBe(0));
    await wire.cut();
    const before = Date.now();
    for (const text of ['mientras 1', 'mientras 2']) await notes.add(text);
    expect(Date.now() - before).toBeLessThan(2000);
    await expect(from.app.get(Broker).knownBatch()).rejects.toThrow();
    expect(await waitingIn(from)).toBe(2);
    await wire.mend();
    await eventually(async () => expect(await reactionsIn(to)).toEqual(['antes', 'mientras 1', 'mientras 2']), 30_000);
  });
});
