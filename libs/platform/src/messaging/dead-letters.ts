import { type EventEnvelope, type ProcessName, processNames } from '@bitacora/contracts';
import { NotFoundError } from '@bitacora/kernel';
import { type Job, Queue } from 'bullmq';
import type { ProcessEnvironment } from '../config/config.ts';
import { jobOptions, queueConnection, queueOf } from './queues.ts';

export interface DeadLetter {
  /** Event id. */
  id: string;
  consumer: ProcessName;
  event: string;
  reason: string;
  failedAt: Date;
  envelope: EventEnvelope;
}

/** The events that no try could handle, of every consumer: listed, shown and tried again (architecture#events). */
export class DeadLetters {
  private readonly queues: Map<ProcessName, Queue>;

  constructor(environment: ProcessEnvironment) {
    const connection = queueConnection(environment);
    this.queues = new Map(processNames.map((consumer) => [consumer, new Queue(queueOf(consumer), connection)]));
  }

  async list(): Promise<DeadLetter[]> {
    const letters = await Promise.all(
      [...this.queues].map(async ([consumer, queue]) =>
        ((await queue.getFailed()) as Job<EventEnvelope>[]).map((job) => toDeadLetter(consumer, job)),
      ),
    );
    return letters.flat().sort((a, b) => a.failedAt.getTime() - b.failedAt.getTime());
  }

  /** Throws `not-found` when no dead letter has this event id. */
  async show(id: string): Promise<DeadLetter[]> {
    const found = (await this.list()).filter((letter) => letter.id === id);
    if (found.length === 0) throw new NotFoundError(`no dead letter ${id}`);
    return found;
  }

  /** Puts a dead letter (or all of them) back into its consumer's queue; answers how many. */
  async retry(id: string): Promise<number> {
    const letters = id === 'all' ? await this.list() : await this.show(id);
    for (const letter of letters) {
      const queue = this.queues.get(letter.consumer);
      const job = (await queue?.getJob(letter.id)) as Job | undefined;
      if (!queue || !job) continue;
      // Removed and added anew: a retried job would keep its count of stops, and be set aside again at once.
      await job.remove();
      await queue.add(letter.event, letter.envelope, { ...jobOptions, jobId: letter.id });
    }
    return letters.length;
  }

  async close(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
  }
}

function toDeadLetter(consumer: ProcessName, job: Job<EventEnvelope>): DeadLetter {
  return {
    id: String(job.id),
    consumer,
    event: job.name,
    reason: job.failedReason,
    failedAt: new Date(job.finishedOn ?? job.timestamp),
    envelope: job.data,
  };
}
