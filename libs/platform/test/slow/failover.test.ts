import { Broker } from '@bitacora/platform';
import {
  eventually,
  hasRedisServer,
  newNamespace,
  RedisServer,
  startTcpProxy,
  startTestProcess,
  type TestProcess,
} from '@bitacora/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { setTimeout as pass } from 'node:timers/promises';
import { MARKS_QUEUE } from '../../src/messaging/queues.ts';
import { Relay } from '../../src/messaging/relay.ts';
import { emitter, NoteRepository } from '../integration/fixture/emitter.ts';
import { receiver } from '../integration/fixture/receiver.ts';

jest.setTimeout(90_000);

const describeOnRedis = hasRedisServer() ? describe : describe.skip;

/** For a connection that was ended to be there again, and elsewhere. */
const A_WHILE = 1500;

describeOnRedis('when another Redis takes the place of one', () => {
  let master: RedisServer;
  let replica: RedisServer;
  /** Where new connections go. */
  let door: { host: string; port: number };
  let wire: Awaited<ReturnType<typeof startTcpProxy>>;
  let from: TestProcess;
  let namespace: string;
  const running: TestProcess[] = [];

  beforeEach(async () => {
    [master, replica] = [await RedisServer.open(), await RedisServer.open()];
    door = { host: '127.0.0.1', port: portOf(master) };
    wire = await startTcpProxy(door);
    namespace = newNamespace();
    from = await start(emitter);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    for (const each of running.splice(0)) await each.stop();
    await wire.cut();
    await Promise.all([master.close(), replica.close()]);
  });

  const portOf = ({ url }: RedisServer) => Number(new URL(url).port);

  async function start(definition: typeof emitter): Promise<TestProcess> {
    const environment = { REDIS_URL: `redis://${wire.host}:${wire.port}`, QUEUE_DATABASE_URL: undefined };
    const started = await startTestProcess(definition, { namespace, environment });
    running.push(started);
    return started;
  }

  async function follow(one: RedisServer, other: RedisServer): Promise<void> {
    await other.tell('CONFIG SET repl-diskless-sync-delay 0');
    await one.tell(`REPLICAOF 127.0.0.1 ${portOf(other)}`);
    await eventually(async () => expect(await one.tell('ROLE')).toContain('connected'), 15_000);
  }

  async function promote(one: RedisServer): Promise<void> {
    await one.tell('REPLICAOF NO ONE');
    door.port = portOf(one);
  }

  const add = (text: string) => from.app.get(NoteRepository).add(text);

  async function hasSentAll(): Promise<void> {
    await eventually(
      async () => expect(await from.database.query(`select from outbox where batch is null`)).toEqual([]),
      40_000,
    );
  }

  /** Once every relay has compared as it does each minute. */
  async function expectArrived(...texts: readonly string[]): Promise<void> {
    await hasSentAll();
    await from.app.get(Relay).resendWhatTheBrokerLost();
    await hasSentAll();
    const { database } = await start(receiver);
    await eventually(async () => {
      const rows = await database.query<{ text: string }>(`select text from reactions order by text`);
      expect(rows.map(({ text }) => text)).toEqual(texts);
    }, 20_000);
  }

  test('what still goes to the former one is sent again to the one that has the mark', async () => {
    await follow(replica, master);
    await add('antes');
    await hasSentAll();
    await pass(A_WHILE);
    await promote(replica);
    // Of the connections of the process this one breaks first; the others still reach the former master.
    const marks = from.app.get<Queue>(getQueueToken(MARKS_QUEUE), { strict: false });
    (await marks.backend.client).disconnect(true);
    await pass(A_WHILE);
    await add('perdido');
    await pass(A_WHILE);
    await follow(master, replica);
    await wire.mend();
    await add('después');
    await expectArrived('antes', 'después', 'perdido');
  });

  test('what it lost while it was a replica within a batch is sent again', async () => {
    await add('antes');
    await hasSentAll();
    await follow(replica, master);
    await promote(replica);
    door.port = portOf(master);
    const broker = from.app.get(Broker);
    const publish = broker.publish.bind(broker);
    jest.spyOn(broker, 'publish').mockImplementationOnce(async (...batch) => {
      await publish(...batch);
      await follow(master, replica);
      await promote(master);
    });
    await add('perdido');
    await expectArrived('antes', 'perdido');
  });

  test('a process that is still connected to the one that is a replica now goes to the other', async () => {
    await follow(replica, master);
    await add('antes');
    await hasSentAll();
    await pass(A_WHILE);
    await promote(replica);
    await follow(master, replica);
    await add('después');
    await expectArrived('antes', 'después');
  });
});
