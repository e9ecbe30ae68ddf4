import { type EventEnvelope } from '@bitacora/contracts';
import { Injectable, Logger, type OnApplicationBootstrap, type BeforeApplicationShutdown } from '@nestjs/common';
import { arrayLiteral } from '../database/array-literal.ts';
import { Database } from '../database/database.ts';
import { Servers } from '../outages/servers.ts';
import { Shutdown } from '../shutdown/shutdown.ts';
import { Broker } from './broker.ts';
import { Waker } from './waker.ts';
import { SweepLoop } from './sweep-loop.ts';

const BATCH_SIZE = 200;
/** So that no statement meets the database's time limit. */
const MOST_PUT_BACK = 5000;
const COMPARE_MILLISECONDS = 60_000;
const WHO = 'relay';

/** Asked each second, mostly for a no: without a transaction and its four round trips. */
const anyWaiting = { name: 'outbox-waiting', text: 'select 1 from outbox where batch is null limit 1' };

/**
 * Sends what the outbox holds to the broker: woken by each commit, sweeping every second what was left. One batch at a
 * time over all replicas, each with a number that it leaves in the broker after its events, so that a broker that lost
 * something shows a lower number, and just the batches above are sent again: before each batch, for its mark would hide
 * the gap for good.
 */
@Injectable()
export class Relay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Relay');
  private readonly loop = new SweepLoop((isStopping) => this.round(isStopping));
  private failing = false;
  private comparedAt = 0;

  constructor(
    private readonly database: Database,
    private readonly broker: Broker,
    private readonly waker: Waker,
    private readonly servers: Servers,
    private readonly shutdown: Shutdown,
  ) {}

  onApplicationBootstrap(): void {
    this.waker.onWake(() => this.loop.wake());
    this.loop.start();
  }

  /** Before the queues close: a batch under way must still reach them. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.shutdown.inGrace(this.loop.stop());
  }

  private async round(isStopping: () => boolean): Promise<boolean> {
    try {
      if (this.failing || Date.now() - this.comparedAt > COMPARE_MILLISECONDS) await this.resendWhatTheBrokerLost();
      while (!isStopping() && (await this.sendBatch()));
      this.servers.workedFor(WHO);
      this.failing = false;
    } catch (error) {
      if (!isStopping()) this.report(error);
      this.failing = true;
    }
    return !this.failing;
  }

  private report(error: unknown): void {
    if (this.servers.reportAway(WHO, error) || this.failing) return;
    this.logger.warn(`events wait in the outbox: ${String(error)}`);
  }

  /** Sends one batch of waiting events, or puts back some that the broker lost; answers whether more may wait. */
  async sendBatch(): Promise<boolean> {
    if ((await this.database.read(anyWaiting, [])).length === 0) return false;
    return this.database.transaction(async () => {
      if (!(await this.locked())) return false;
      const last = await this.broker.lastMark();
      // Committed before any mark is written: a batch that rolls back after its mark would take them back with it.
      if ((await this.putBackAbove(last.batch)) > 0) return true;
      const rows = await this.database.query<{ id: string; envelope: EventEnvelope }>(
        `select id, envelope from outbox where batch is null order by id limit ${BATCH_SIZE} for update skip locked`,
      );
      if (rows.length === 0) return false;
      // A sequence, not a counter: a batch that is rolled back must not lend its number to another one.
      const [next] = await this.database.query<{ batch: string }>(`select nextval('outbox_batch') as batch`);
      const batch = Number(next?.batch);
      await this.broker.publish(
        rows.map(({ envelope }) => envelope),
        last,
      );
      await this.broker.mark(batch, last);
      await this.database.query(`update outbox set batch = ? where id = any(?::uuid[])`, [
        batch,
        arrayLiteral(rows.map(({ id }) => id)),
      ]);
      return rows.length === BATCH_SIZE;
    });
  }

  /** Compares with the broker's mark and puts the batches above it back among the waiting; answers how many events. */
  async resendWhatTheBrokerLost(): Promise<number> {
    let sum = 0;
    for (let count = MOST_PUT_BACK; count === MOST_PUT_BACK; sum += count) count = await this.putBackWhatIsLost();
    this.comparedAt = Date.now();
    return sum;
  }

  /**
   * While no replica sends: a batch that one sends after the mark was read is not lost. Who sends, compares by itself.
   * The lock comes first: a broker that is away as well would keep an idle process from noticing that the database is gone.
   */
  private async putBackWhatIsLost(): Promise<number> {
    return this.database.transaction(async () =>
      (await this.locked()) ? this.putBackAbove(await this.broker.knownBatch()) : 0,
    );
  }

  private async locked(): Promise<boolean> {
    const [lock] = await this.database.query<{ locked: boolean }>(
      `select pg_try_advisory_xact_lock(hashtext('outbox relay')) as locked`,
    );
    return lock?.locked ?? false;
  }

  /** Puts some events of the batches above one back among the waiting; answers how many, and 0 when none is left. */
  private async putBackAbove(batch: number): Promise<number> {
    const { length } = await this.database.query(
      `update outbox set batch = null
       where id in (select id from outbox where batch > ? limit ${MOST_PUT_BACK}) returning id`,
      [batch],
    );
    if (length > 0) this.logger.warn(`the broker lost ${length} events; they are sent again`);
    return length;
  }
}
