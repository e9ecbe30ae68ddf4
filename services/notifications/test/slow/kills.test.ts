import type { EventEnvelope } from '@bitacora/contracts';
import { DeadLetters, queueConnection, queueOf, Relay } from '@bitacora/platform';
import { eventually, newNamespace, type TestDatabase, type TestProcess } from '@bitacora/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Queue } from 'bullmq';
import { setTimeout as pass } from 'node:timers/promises';
import { ReminderSweep } from '../../src/reminders/reminder-sweep.ts';
import { MailSender } from '../../src/sending/mail-sender.ts';
import { CONNECTIONS } from '../../src/sending/smtp-transport.ts';
import { enqueue, PostOffice } from '../integration/fixture/post-office.ts';
import { Chance } from './fixture/chance.ts';
import { Families, voucher } from './fixture/families.ts';
import { HESITATES_MILLISECONDS, type HesitantRelay, startHesitantRelay } from './fixture/hesitant-relay.ts';
import { Mortal } from './fixture/mortal.ts';
import { toldDatabase } from './fixture/told-database.ts';
import { ToldTime } from './fixture/told-time.ts';

jest.setTimeout(600_000);

const FAMILIES = 8;
/** So often at most a wave is cut off until all was seen that it is there for. */
const MOST_KILLS = 15;
/** Longer than a claim lasts. */
const CLAIMS_RAN_OUT = 61_000;

interface MailRow {
  message: string;
  status: string;
  attempts: number;
  isFlagged: boolean;
}

/** What was under way when a process was killed; a mail is unknown that has arrived, and of which that is not written down yet. */
const underWay = ['events', 'plans', 'reminders', 'mails', 'unknown'] as const;
type UnderWay = Record<(typeof underWay)[number], boolean>;

interface Wave {
  /** At least so many. */
  kills: number;
  /** It goes on until each was cut off once. What is due is so once a wave. */
  until?: readonly Exclude<keyof UnderWay, 'reminders'>[];
  happenings?: () => EventEnvelope[][];
}

let office: PostOffice;
let relay: HesitantRelay;
let own: TestDatabase;
/** Looks at the database, and does nothing there. */
let watcher: TestProcess;
let environment: TestProcess['environment'];
let queue: Queue;
let mortal: Mortal;
let time: ToldTime;

beforeEach(async () => {
  office = await PostOffice.open({ limit: 5000, isNoon: false });
  relay = await startHesitantRelay(office.inbox.smtpUrl);
  own = await toldDatabase(office, voucher.object_key);
  watcher = await office.start({
    databaseUrl: own.url,
    prepare: (app) => {
      for (const part of [MailSender, ReminderSweep, Relay]) {
        jest.spyOn(app.get<Relay>(part), 'onApplicationBootstrap').mockReturnValue();
      }
    },
  });
  time = new ToldTime(() => watcher.database);
  const there = { SMTP_URL: relay.url, QUEUE_NAMESPACE: newNamespace() };
  environment = { ...watcher.environment, ...there };
  queue = new Queue(queueOf('notifications'), queueConnection(environment));
  mortal = new Mortal(environment);
});
afterEach(async () => {
  await mortal.kill();
  await queue.close();
  await relay.stop();
  await office.close();
  await own.drop();
});

async function queued(): Promise<number> {
  return queue.getJobCountByTypes('waiting', 'prioritized', 'active', 'delayed');
}

async function busy(): Promise<UnderWay> {
  const [row] = await watcher.database.query<Omit<UnderWay, 'events' | 'unknown'>>(
    `select exists (select from reminder_marks) as plans,
       exists (select from reminders where state = 'planned' and due_at <= clock_timestamp()) as reminders,
       exists (select from mails where status in ('waiting', 'sending')) as mails`,
  );
  if (!row) throw new Error('a database answers');
  const came = await inbox();
  const sending = await watcher.database.query<Pick<MailRow, 'message'>>(
    `select message from mails where status = 'sending'`,
  );
  return { events: (await queued()) > 0, ...row, unknown: sending.some((mail) => came.has(idOf(mail))) };
}

const idOf = ({ message }: Pick<MailRow, 'message'>) => `${message}@bitacora.example`;

/** What raw messages came under each Message-ID. */
async function inbox(): Promise<Map<string, string[]>> {
  const came = new Map<string, string[]>();
  for (const raw of await office.raw()) {
    const id = /^Message-ID:\s*<([^>]+)>/im.exec(raw)?.[1] ?? '';
    came.set(id, [...(came.get(id) ?? []), raw]);
  }
  return came;
}

const chance = new Chance();

test(`a process that is killed at any point leaves each reminder one row and each mail one message, copies flagged (SEED=${chance.seed})`, async () => {
  const families = new Families(FAMILIES, () => time.now());
  const { waves } = families;
  const cutOff = { events: 0, plans: 0, reminders: 0, mails: 0, unknown: 0 };

  /** From an instant on; what happens then, and what is due, is cut off again and again, and carried out in the end. */
  async function wave(instant: number, { kills, until = [], happenings = () => [] }: Wave): Promise<void> {
    await time.moveTo(instant);
    await enqueue({ environment }, happenings().flat());
    const isSeen = () => until.every((work) => cutOff[work] > 0);
    for (let kill = 0; kill < kills || (!isSeen() && kill < MOST_KILLS); kill += 1) {
      // However slow the machine is: who is killed twice over one mail ends it, which delivery.cases shows.
      await time.moveTo(instant);
      await mortal.start();
      // By the clock, but at once while what is due was never cut off; and every other time while it hands a message over.
      const isNewlyDue = kill === 0 && cutOff.reminders === 0 && (await busy()).reminders;
      if (kill % 2 === 0) await pass(isNewlyDue ? 0 : chance.between(0, 900));
      else await relay.takes(2000).then(() => pass(chance.between(0, HESITATES_MILLISECONDS)));
      await mortal.kill();
      const left = await busy();
      for (const work of underWay) cutOff[work] += Number(left[work]);
    }
    await time.moveTo(instant + CLAIMS_RAN_OUT);
    await mortal.start();
    const rest = { events: false, plans: false, reminders: false, mails: false, unknown: false };
    await eventually(async () => expect(await busy()).toEqual(rest), 90_000);
  }

  await wave(waves.sold, { kills: 6, until: ['events', 'plans', 'mails'], happenings: () => families.sale() });
  await wave(waves.calledOff, { kills: 2, happenings: () => families.callsOff() });
  await wave(waves.vouchers, { kills: 5, until: ['unknown'] });
  await wave(waves.evening, { kills: 3 });
  await wave(waves.departure, { kills: 3 });
  await wave(waves.activity, { kills: 2 });

  const letters = new DeadLetters(environment);
  expect(await letters.list()).toEqual([]);
  await letters.close();
  await families.expectTold(watcher.database);

  const mails = await watcher.database.query<MailRow>(
    `select message, status, attempts, possible_duplicate as "isFlagged" from mails order by id`,
  );
  const came = await inbox();
  expect([...came.keys()].sort()).toEqual([...new Set(mails.map(idOf))].sort());
  let [flagged, extra] = [0, 0];
  for (const mail of mails) {
    const copies = came.get(idOf(mail))?.length ?? 0;
    const isFlagged = mail.attempts > 1;
    // One more for each kill that cut it off.
    expect({ ...mail, copies }).toEqual({ ...mail, status: 'sent', isFlagged, copies: isFlagged ? copies : 1 });
    expect(copies).toBeLessThanOrEqual(mail.attempts);
    flagged += Number(isFlagged);
    extra += copies - 1;
  }
  // One for each connection on which a message was under way, and one with files.
  expect(flagged).toBeLessThanOrEqual(mortal.deaths * (CONNECTIONS + 1));
  expect(mortal.deaths).toBeGreaterThanOrEqual(20);
  process.stdout.write(
    `${mortal.deaths} kills, cut off ${JSON.stringify(cutOff)}; ${mails.length} mails, ${flagged} flagged, ${extra} copies\n`,
  );
  // It would show nothing had they all come at rest.
  for (const work of underWay) expect(cutOff[work]).toBeGreaterThan(0);
  expect(extra).toBeGreaterThan(0);
});
