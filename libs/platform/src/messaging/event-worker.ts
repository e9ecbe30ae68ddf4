import type { ProcessName } from '@bitacora/contracts';
import { AppError, doubled } from '@bitacora/kernel';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type BeforeApplicationShutdown,
} from '@nestjs/common';
import { DelayedError, type Job, UnrecoverableError, Worker, type WorkerOptions } from 'bullmq';
import type { ProcessEnvironment } from '../config/config.ts';
import { isAway } from '../database/database-errors.ts';
import { Servers } from '../outages/servers.ts';
import { Shutdown } from '../shutdown/shutdown.ts';
import { ENVIRONMENT, PROCESS_NAME } from '../tokens.ts';
import { Inbox, UnknownEventError } from './inbox.ts';
import { MessagingMetrics } from './messaging-metrics.ts';
import { queueConnection, queueOf } from './queues.ts';

const LONGEST_WAIT_MILLISECONDS = 30_000;
const FATAL_STALLS = 3;
const WATCH_MILLISECONDS = 5000;
/** What an event waits for is usually here within seconds, a newer replica within minutes; after this somebody should look. */
const LONG_WAIT_MILLISECONDS = 15 * 60 * 1000;

/** Of an envelope that the inbox has understood. */
const occurredAt = (envelope: { occurred_at: string }) => Date.parse(envelope.occurred_at);

const hasWaitedLong = ({ timestamp }: Job) => Date.now() - timestamp >= LONG_WAIT_MILLISECONDS;

const wait = (attempt: number) => doubled(250, attempt, LONGEST_WAIT_MILLISECONDS);

/**
 * Takes events from the process's queue, one at a time: so a job that kills its process is the only one in flight, and
 * is set aside after three kills. `unavailable` is tried without limit, `invalid` is a dead letter at once, an event that
 * this release does not know after a quarter of an hour; unknown errors get 8 tries.
 */
@Injectable()
export class EventWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('EventWorker');
  private worker: Worker | null = null;
  private watch: NodeJS.Timeout | null = null;
  /** Events that wait for long and were complained of: once each. */
  private readonly reported = new Set<string>();

  constructor(
    private readonly inbox: Inbox,
    @Inject(PROCESS_NAME) private readonly process: ProcessName,
    @Inject(ENVIRONMENT) private readonly environment: ProcessEnvironment,
    private readonly servers: Servers,
    private readonly shutdown: Shutdown,
    private readonly metrics: MessagingMetrics,
  ) {}

  onApplicationBootstrap(): void {
    this.worker = this.createWorker();
    this.watch = setInterval(() => void this.recreateIfDead(), WATCH_MILLISECONDS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.watch) clearInterval(this.watch);
    if (this.worker) await this.shutdown.inGrace(this.worker.close());
  }

  private createWorker(): Worker {
    const { connection, prefix } = queueConnection(this.environment, this.servers.broker);
    const options: WorkerOptions = {
      // A worker must wait for its broker: only producers fail fast.
      connection: this.environment.REDIS_URL ? { ...connection, enableOfflineQueue: true } : connection,
      ...(prefix ? { prefix } : {}),
      concurrency: 1,
      lockDuration: 5000,
      stalledInterval: 2000,
      maxStalledCount: 10,
      // How long a worker waits before it asks a broker again that was away.
      runRetryDelay: 1000,
      settings: { backoffStrategy: (attempts: number) => wait(attempts) },
    };
    const worker = new Worker(queueOf(this.process), (job, token) => this.handle(job, token), options);
    worker.on('error', (error) => {
      // What is no Redis is told of once, by the connections.
      if (!isAway(error) && !this.servers.broker.outage.isAway) this.logger.warn(`queue: ${error.message}`);
    });
    worker.on('failed', (job, error) => {
      this.metrics.delivered(job?.name ?? '', job && !job.finishedOn ? 'retried' : 'dead');
      if (job?.finishedOn) this.logger.error(`dead letter ${job.name} ${String(job.id)}: ${error.message}`);
    });
    return worker;
  }

  private async handle(job: Job<{ occurred_at: string }>, token?: string): Promise<void> {
    if (job.stalledCounter >= FATAL_STALLS) {
      throw new UnrecoverableError(`set aside: it stopped its process ${job.stalledCounter} times`);
    }
    try {
      const outcome = await this.inbox.receive(job.data, { isQueued: true });
      this.metrics.delivered(job.name, outcome, occurredAt(job.data));
      this.reported.delete(String(job.id));
    } catch (error) {
      if (error instanceof UnknownEventError && hasWaitedLong(job)) throw new UnrecoverableError(error.reason);
      if (error instanceof AppError && error.kind === 'unavailable') {
        this.metrics.delivered(job.name, 'waits');
        this.reportLongWait(job, error);
        await job.moveToDelayed(Date.now() + wait(job.attemptsStarted), token);
        throw new DelayedError();
      }
      if (error instanceof AppError && error.kind === 'invalid') throw new UnrecoverableError(error.message);
      throw error;
    }
  }

  private reportLongWait(job: Job, { code }: AppError): void {
    const id = String(job.id);
    if (!hasWaitedLong(job) || this.reported.has(id)) return;
    this.reported.add(id);
    this.logger.error(`${job.name} ${id} waits since ${new Date(job.timestamp).toISOString()}: ${code}`);
  }

  /** Some workers do not resume after a broker restart: one that stopped running is replaced. */
  private async recreateIfDead(): Promise<void> {
    const worker = this.worker;
    if (!worker || worker.isRunning() || worker.isPaused()) return;
    this.logger.warn('the worker stopped; a new one takes over');
    this.worker = this.createWorker();
    await worker.close(true).catch(() => undefined);
  }
}
