import type { EventEnvelope } from '@bitacora/contracts';
import { queueConnection, queueOf } from '@bitacora/platform';
import {
  eventually,
  hasRedisServer,
  newNamespace,
  RedisServer,
  type TestDatabase,
  type TestProcess,
} from '@bitacora/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Queue } from 'bullmq';
import { setTimeout as pass } from 'node:timers/promises';
import { PostOffice } from '../integration/fixture/post-office.ts';
import { Chance } from './fixture/chance.ts';
import { Families, voucher } from './fixture/families.ts';
import { Owners } from './fixture/owners.ts';
import { toldDatabase } from './fixture/told-database.ts';
import { ToldTime } from './fixture/told-time.ts';

jest.setTimeout(600_000);

const FAMILIES = 4;

let redis: RedisServer;
let office: PostOffice;
let own: TestDatabase;
let process: TestProcess;
let owners: Owners;
let queue: Queue;
let time: ToldTime;

beforeEach(async () => {
  redis = await RedisServer.open();
  office = await PostOffice.open({ limit: 5000, isNoon: false });
  own = await toldDatabase(office, voucher.object_key);
  time = new ToldTime(() => process.database);
  const environment = { REDIS_URL: redis.url, QUEUE_DATABASE_URL: undefined };
  const options = {
    namespace: newNamespace(),
    environment,
    prepare: (app: TestProcess['app']) => time.wornBy(0)({ app }),
  };
  process = await office.start({ ...options, databaseUrl: own.url });
  owners = await Owners.start(options);
  queue = new Queue(queueOf('notifications'), queueConnection(process.environment));
  queue.on('error', () => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await queue.close();
  await owners.stop();
  await office.close();
  await own.drop();
  await redis.close();
});

/** Until nothing is under way: facts in outboxes and in the queue, journeys to be looked at, reminders due, mails to send. */
async function rest(): Promise<void> {
  await eventually(async () => {
    expect(await owners.waiting()).toBe(0);
    expect(await queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed')).toEqual({
      waiting: 0,
      prioritized: 0,
      active: 0,
      delayed: 0,
      failed: 0,
    });
    const [row] = await process.database.query<{ isBusy: boolean }>(
      `select exists (select from reminder_marks)
         or exists (select from reminders where state = 'planned' and due_at <= clock_timestamp())
         or exists (select from mails where status in ('waiting', 'sending')) as "isBusy"`,
    );
    expect(row?.isBusy).toBe(false);
  }, 60_000);
}

const chance = new Chance();

/** What a Redis loses while it is used. */
const losses: [string, () => Promise<unknown>][] = [
  ['is wiped', () => redis.tell('FLUSHALL')],
  [
    'dies and comes back without its last moments',
    async () => {
      await redis.tell('SAVE');
      await pass(chance.between(100, 1000));
      await redis.kill();
      await redis.start();
    },
  ],
];

(hasRedisServer() ? test : test.skip).each(losses)(
  `when Redis %s, again and again, every reminder is there once and every mail leaves once (SEED=${chance.seed})`,
  async (_, lose) => {
    const families = new Families(FAMILIES, () => time.now());
    const { waves } = families;
    let losses = 0;
    const warned = jest.spyOn(Logger.prototype, 'warn');

    /** From an instant on everything that happens then is told, while Redis loses what it has so many times. */
    async function wave(instant: number, times: number, happenings: EventEnvelope[][] = []): Promise<void> {
      await time.moveTo(instant);
      let isTold = false;
      const telling = Promise.all(happenings.map((events) => owners.tell(...events))).finally(() => (isTold = true));
      for (let nth = 0; nth < times; nth += 1) {
        await pass(chance.between(0, isTold ? 100 : 400));
        await lose();
        losses += 1;
      }
      await telling;
      // Whatever was told since hid nothing of what was lost before it.
      await eventually(() => owners.compare());
      // Who was sending just then was not compared with.
      await eventually(async () => expect(await owners.waiting()).toBe(0), 60_000);
      await eventually(() => owners.compare());
      await rest();
    }

    await time.moveTo(waves.sold);
    await wave(waves.sold, 6, families.sale());
    await wave(waves.calledOff, 2, families.callsOff());
    await wave(waves.vouchers, 2);
    await wave(waves.evening, 1);
    await wave(waves.departure, 1);
    await wave(waves.activity, 1);
    await families.expectTold(process.database);

    const mails = await process.database.query<{ message: string; status: string; attempts: number }>(
      `select message, status, attempts from mails`,
    );
    for (const { status, attempts } of mails) expect({ status, attempts }).toEqual({ status: 'sent', attempts: 1 });
    const came = (await office.raw()).map((raw) => /^Message-ID:\s*<([^>]+)>/im.exec(raw)?.[1]);
    expect(came.sort()).toEqual(mails.map(({ message }) => `${message}@bitacora.example`).sort());
    const lost = warned.mock.calls
      .map(([words]) => Number(/the broker lost (\d+) events/.exec(String(words))?.[1] ?? 0))
      .reduce((sum, count) => sum + count, 0);
    globalThis.process.stdout.write(`${losses} losses, ${lost} facts sent again; ${mails.length} mails\n`);
    // It would show nothing had Redis had nothing to lose.
    expect(lost).toBeGreaterThan(0);
  },
);
