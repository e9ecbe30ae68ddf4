/**
 * What reminders cost by their number: how many buffers an idle tick and a claim read with 50,000 and with 500,000 planned, and how
 * 10,000 of 200,000 that are due within one minute are handed to the mails, by the process's own planner. On a PostgreSQL of its
 * own. `npm run bench:reminders`; ends with 1 above a limit.
 */
import type { Database, ProcessDefinition } from '@bitacora/platform';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { Teardown } from '../libs/launcher/src/system/teardown.ts';
import { startTestParts } from '../libs/launcher/src/test-run/test-parts.ts';
import type { TestProcess } from '../libs/testing/src/test-process.ts';

const DUE = 10_000;
const PLANNED = 200_000;
const [FEW, MANY] = [50_000, 500_000];
const CLAIMED = 20;
const TRAVELLERS = 2;
const MINUTE = 60_000;
/** A tree of ten times the entries may be one level deeper. All are handed over before `RemindersLate` is told of one. */
const limits = { moreBuffers: 1, seconds: 900, longestMilliseconds: 5000, megabytes: 64 };

const say = (line: string) => void process.stdout.write(`${line}\n`);
function expectThat(name: string, value: number, isRight: boolean, limit: string): void {
  say(`${name}: ${value} (${limit})`);
  if (!isRight) process.exitCode = 1;
}
const atMost = (most: number, name: string, value: number) =>
  expectThat(name, Math.round(value), value <= most, `at most ${most}`);
const exactly = (wanted: number, name: string, value: number) =>
  expectThat(name, value, value === wanted, `all ${wanted}`);

const NOWHERE = '127.0.0.1:9';
const teardown = new Teardown();
const parts = await startTestParts(teardown, {
  TEST_S3_ENDPOINT: `http://${NOWHERE}`,
  TEST_SMTP_URL: `smtp://${NOWHERE}`,
});
Object.assign(process.env, parts);
// They read what was just made.
const { createMigratedDatabase } = await import('../libs/testing/src/test-database.ts');
const { addJourneys, addReminders, evening } = await import('./reminders-data.ts');
const { startTestProcess } = await import('../libs/testing/src/test-process.ts');

const compiled = (path: string): Promise<unknown> =>
  import(join(import.meta.dirname, '../services/notifications/dist', path));
const { notifications } = (await compiled('notifications.process.js')) as { notifications: ProcessDefinition };
const { NotificationsModule } = (await compiled(
  'notifications.module.js',
)) as typeof import('../services/notifications/src/notifications.module.ts');
const { ReminderPlanner } = (await compiled(
  'reminders/reminder-planner.js',
)) as typeof import('../services/notifications/src/reminders/reminder-planner.ts');
const { ReminderRepository } = (await compiled(
  'persistence/reminder.repository.js',
)) as typeof import('../services/notifications/src/persistence/reminder.repository.ts');
const { DatabaseClock } = (await compiled(
  'persistence/database-clock.js',
)) as typeof import('../services/notifications/src/persistence/database-clock.ts');

async function at<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const numbered = (sql: string) => {
  let count = 0;
  return sql.replace(/\?/g, () => `$${(count += 1)}`);
};

/** The repository's own statements, explained while they run: each answers how it was done, and none leaves a trace. */
async function plansOf(client: Client) {
  let plan = '';
  const explained = 'explain (analyze, buffers, costs off, timing off, summary off)';
  const keep = async (sql: string, values: readonly unknown[] = []) => {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(sql, [...values]);
    plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    return [];
  };
  const repository = new ReminderRepository(
    {
      query: (sql: string, values: readonly unknown[]) => keep(`${explained} ${numbered(sql)}`, values),
      // Planned once and for every value, as a named statement is that is asked each second.
      read: async ({ text }: { text: string }, [ahead]: readonly unknown[]) => {
        await client.query(`set local plan_cache_mode = force_generic_plan`);
        await client.query(`prepare asked (float8) as ${text}`);
        return keep(`${explained} execute asked (${Number(ahead)})`).finally(() => client.query('deallocate asked'));
      },
    } as unknown as Database,
    // Nothing is marked here.
    { wake: () => undefined } as ConstructorParameters<typeof ReminderRepository>[1],
  );
  const once = async (work: () => Promise<unknown>) => {
    await client.query('begin');
    await work();
    await client.query('rollback');
    return plan;
  };
  const warm = async (work: () => Promise<unknown>) => (await once(work), await once(work));
  return {
    'an idle tick': await warm(() => repository.hasWork(0)),
    'a claim': await warm(() => repository.takeDue(new Date(evening.getTime() + MINUTE), CLAIMED)),
  };
}

function buffersOf(plan: string): number {
  const [, hit = '0', read = '0'] = /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/.exec(plan) ?? [];
  return Number(hit) + Number(read);
}

async function compareBuffers(): Promise<void> {
  const database = await createMigratedDatabase(notifications);
  await at(database.url, async (client) => {
    await addReminders(client, 1, FEW, DUE);
    const few = await plansOf(client);
    await addReminders(client, FEW + 1, MANY, DUE);
    const many = await plansOf(client);
    say(`buffers with ${FEW} and ${MANY} planned (at most ${limits.moreBuffers} more)`);
    for (const name of ['an idle tick', 'a claim'] as const) {
      const [small, large] = [buffersOf(few[name]), buffersOf(many[name])];
      expectThat(name, large, large <= small + limits.moreBuffers, `with ${FEW}: ${small}`);
      say(many[name].replace(/^/gm, '  '));
    }
  });
  await database.drop();
}

/** Lets it be a minute after all are due, and answers when each transaction of the sweep that hands them over ended. */
async function handOver({ app }: TestProcess): Promise<{ took: number; longest: number; megabytes: number }> {
  const own = app.select(NotificationsModule);
  const planner = own.get(ReminderPlanner, { strict: true });
  const queueDue = planner.queueDue.bind(planner);
  let [decided, longest, memory] = [0, 0, 0];
  planner.queueDue = async () => {
    const began = performance.now();
    const count = await queueDue();
    longest = Math.max(longest, performance.now() - began);
    memory = Math.max(memory, process.memoryUsage.rss());
    decided += count;
    return count;
  };
  const before = process.memoryUsage.rss();
  const began = performance.now();
  own.get(DatabaseClock, { strict: true }).ahead = evening.getTime() + MINUTE - Date.now();
  while (decided < DUE) {
    if (performance.now() - began > 20 * MINUTE) throw new Error(`${decided} of ${DUE} were decided in 20 minutes`);
    await pause(100);
  }
  return { took: performance.now() - began, longest, megabytes: (memory - before) / 2 ** 20 };
}

async function drain(): Promise<void> {
  // Mails wait for company longer than this takes: what is measured is the planner, not the sender.
  const running = await startTestProcess(notifications, { environment: { MAIL_BUNDLE_MINUTES: '60' } });
  try {
    await at(running.environment.DATABASE_URL, async (client) => {
      await addJourneys(client, DUE);
      await addReminders(client, 1, PLANNED, DUE);
      const { took, longest, megabytes } = await handOver(running);
      const rowsOf = async (sql: string) => (await client.query<{ rows: number }>(sql)).rows[0]?.rows ?? 0;
      const count = (rows: string) => rowsOf(`select count(*)::int as rows from ${rows}`);
      /** The most rows that one transaction wrote last. */
      const together = (rows: string) =>
        rowsOf(`select count(*)::int as rows from ${rows} group by xmin::text order by 1 desc limit 1`);
      say(`of ${PLANNED} planned ${DUE} due within one minute, of ${TRAVELLERS} travellers each`);
      const queued = `reminders where state = 'queued'`;
      exactly(DUE, 'queued', await count(queued));
      exactly(DUE * TRAVELLERS, 'mails in the ledger', await count('mails'));
      atMost(limits.seconds, 'seconds', took / 1000);
      say(`reminders a second: ${Math.round(DUE / (took / 1000))}`);
      atMost(CLAIMED, 'reminders of the largest transaction', await together(queued));
      atMost(CLAIMED * TRAVELLERS, 'mails of the largest transaction', await together('mails'));
      atMost(limits.longestMilliseconds, 'milliseconds of the longest', longest);
      atMost(limits.megabytes, 'megabytes more than at rest', megabytes);
    });
  } finally {
    await running.stop();
  }
}

try {
  await compareBuffers();
  await drain();
} finally {
  await teardown.run();
}
