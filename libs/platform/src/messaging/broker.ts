import { type EventEnvelope, isEventName, type ProcessName, routing } from '@bitacora/contracts';
import { UnavailableError, withTimeout } from '@bitacora/kernel';
import { getQueueToken } from '@nestjs/bullmq';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { IRedisClient, Job, Queue } from 'bullmq';
import type { ProcessEnvironment } from '../config/config.ts';
import { isAway } from '../database/database-errors.ts';
import { Servers } from '../outages/servers.ts';
import { ENVIRONMENT, PROCESS_NAME } from '../tokens.ts';
import { jobOptions, MARKS_QUEUE, queueOf, queuesOf } from './queues.ts';
import { anotherRedis, raiseMark, runOf } from './redis-mark.ts';
import { problemsOfRedis } from './redis-policy.ts';

const TIMEOUT_MILLISECONDS = 4000;
const MOST_LOOKED_AT = 1000;

/** The events of a process that are with the broker. */
export interface QueuedEvents {
  /** Wait for its worker, or are in its hands. */
  queued: number;
  /** Wait for something that is not here yet, and since when the oldest does. */
  waiting: number;
  oldestSince: Date | null;
  /** Could not be handled. */
  dead: number;
}

/** The number of the last batch that the broker knows, 0 when it knows none. */
export interface LastMark {
  batch: number;
  job: Job<{ batch: number }>;
  /** Of the Redis that it was read from; null of one that does not say it, and in PostgreSQL, which loses nothing that it answered for. */
  run: string | null;
}

/** Fails after a while instead of holding the relay's transaction while the broker is silent. */
async function impatiently<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await withTimeout(work, TIMEOUT_MILLISECONDS, () => new UnavailableError('broker_unavailable'));
  } catch (error) {
    // Said here, for within a transaction any lost connection would pass for one of the database.
    throw isAway(error) ? new UnavailableError('broker_unavailable', { cause: error }) : error;
  }
}

/** The queues that this process publishes to. */
@Injectable()
export class Broker implements OnModuleInit {
  private readonly logger = new Logger('Broker');

  constructor(
    private readonly moduleRef: ModuleRef,
    @Inject(PROCESS_NAME) private readonly process: ProcessName,
    @Inject(ENVIRONMENT) private readonly environment: ProcessEnvironment,
    private readonly servers: Servers,
  ) {}

  onModuleInit(): void {
    for (const name of queuesOf(this.process)) {
      // A queue that reports a lost connection to nobody would end the process; the connections tell of it themselves.
      this.queue(name).on('error', (error) => {
        if (!isAway(error) && !this.servers.broker.outage.isAway) this.logger.warn(`queue ${name}: ${error.message}`);
      });
    }
  }

  private queue(name: string): Queue {
    return this.moduleRef.get<Queue>(getQueueToken(name), { strict: false });
  }

  /**
   * Adds one job per subscribed process. The job id is the event's: what is still queued is not queued twice. Throws when they
   * went to another Redis than that which has the mark: each queue has its own connection.
   */
  async publish(envelopes: readonly EventEnvelope[], { run }: Pick<LastMark, 'run'>): Promise<void> {
    const jobs = new Map<ProcessName, EventEnvelope[]>();
    for (const envelope of envelopes) {
      for (const consumer of isEventName(envelope.name) ? routing[envelope.name] : []) {
        jobs.set(consumer, [...(jobs.get(consumer) ?? []), envelope]);
      }
    }
    await impatiently(
      Promise.all([...jobs].map(([consumer, list]) => this.enqueue(this.queue(queueOf(consumer)), list, run))),
    );
  }

  /** Several at once are one statement, for which BullMQ makes two tables in PostgreSQL: one alone goes without them. */
  private async enqueue(queue: Queue, envelopes: readonly EventEnvelope[], run: string | null): Promise<void> {
    const [only, ...more] = envelopes.map((envelope) => ({
      name: envelope.name,
      data: envelope,
      opts: { ...jobOptions, jobId: envelope.id },
    }));
    if (!only) return;
    if (more.length === 0) await queue.add(only.name, only.data, only.opts);
    else await queue.addBulk([only, ...more]);
    if (run === null) return;
    const client = await queue.backend.client;
    if ((await runOf(client)) === run) return;
    // Which of the two is the one to go on with, a new connection finds out.
    for (const each of [client, await this.marksClient()]) each.disconnect(true);
    throw anotherRedis();
  }

  /**
   * Leaves the number of the last batch in the broker, after the batch itself. Throws when the mark is there no more, or the
   * broker has begun anew since it was read: what it lost by that, this batch or others, would be hidden for good.
   */
  async mark(batch: number, { batch: from, job, run }: LastMark): Promise<void> {
    if (run === null) return impatiently(job.updateData({ batch }));
    const key = this.queue(MARKS_QUEUE).toKey(this.process);
    await impatiently(this.marksClient().then((client) => raiseMark(client, key, { run, from, to: batch })));
  }

  /**
   * How many events of this process are here, and since when the oldest of those that wait does: of more than a thousand
   * that of the thousand which come again first. Jobs are read only when some wait.
   */
  async queuedEvents(): Promise<QueuedEvents> {
    const queue = this.queue(queueOf(this.process));
    const counts = await impatiently(queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed'));
    const { waiting = 0, prioritized = 0, active = 0, delayed = 0, failed = 0 } = counts;
    const since =
      delayed > 0 ? (await impatiently(queue.getDelayed(0, MOST_LOOKED_AT - 1))).map(({ timestamp }) => timestamp) : [];
    return {
      queued: waiting + prioritized + active,
      waiting: delayed,
      oldestSince: since.length > 0 ? new Date(Math.min(...since)) : null,
      dead: failed,
    };
  }

  async dropDeadLettersOlderThan(milliseconds: number): Promise<void> {
    await impatiently(this.queue(queueOf(this.process)).clean(milliseconds, 10_000, 'failed'));
  }

  /** How its server is set up so that it may lose events; nothing to say of a queue in PostgreSQL. */
  async misconfigurations(): Promise<string[]> {
    if (!this.environment.REDIS_URL) return [];
    return problemsOfRedis(await impatiently(this.marksClient().then((client) => client.info())));
  }

  /** The mark that the broker has of this process; where it has none, one of no batch is left there. */
  async lastMark(): Promise<LastMark> {
    // The run first: after it, the mark of a Redis that began anew in between would count for the one before.
    const run = this.environment.REDIS_URL ? await impatiently(this.marksClient().then(runOf)) : null;
    // So that there is one to be raised after each batch: a broker that is wiped between them has lost both.
    const job =
      (await this.markJob()) ??
      (await impatiently(this.queue(MARKS_QUEUE).add('batch', { batch: 0 }, { jobId: this.process })));
    return { batch: job.data.batch, job, run };
  }

  /** The last batch that the broker knows; 0 when it knows none. Leaves none there: whoever sends has one to raise, or none. */
  async knownBatch(): Promise<number> {
    return (await this.markJob())?.data.batch ?? 0;
  }

  private markJob(): Promise<LastMark['job'] | undefined> {
    return impatiently(this.queue(MARKS_QUEUE).getJob(this.process)) as Promise<LastMark['job'] | undefined>;
  }

  private marksClient(): Promise<IRedisClient> {
    return this.queue(MARKS_QUEUE).backend.client;
  }
}
