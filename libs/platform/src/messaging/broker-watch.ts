import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Broker } from './broker.ts';

const MINUTE = 60 * 1000;

/**
 * Looks at the start and each minute whether the queue's server keeps what it takes. The relay makes good what a broker has
 * lost (architecture#events), so that it is no reason to be unready: it is said, measured, and somebody is woken.
 */
@Injectable()
export class BrokerWatch implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Broker');
  private timer: NodeJS.Timeout | null = null;
  private found: readonly string[] = [];

  constructor(private readonly broker: Broker) {}

  /** As of the last look. */
  get problems(): readonly string[] {
    return this.found;
  }

  onApplicationBootstrap(): void {
    void this.look();
    this.timer = setInterval(() => void this.look(), MINUTE);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  /** Never throws: of a broker that is away its connections tell, and what was found of it stays. */
  async look(): Promise<void> {
    const before = this.found.join('\n');
    this.found = await this.broker.misconfigurations().catch(() => this.found);
    const now = this.found.join('\n');
    if (now === before) return;
    if (this.found.length === 0) this.logger.log('the queue is set up as it should be');
    for (const problem of this.found) this.logger.warn(`the queue is not set up as it should be: ${problem}`);
  }
}
