import { newId } from '@bitacora/kernel/ids';
import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { ProcessEnvironment } from '../config/config.ts';
import { withRequestContext } from '../context/request-context.ts';

const RETRY_MILLISECONDS = 2000;

/** Seeds a process's part of the demo data when the environment asks for it; what is away at the start is tried again. */
export abstract class DemoSeeder implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(this.constructor.name);
  private retry: NodeJS.Timeout | null = null;
  private isStopping = false;

  constructor(private readonly settings: Pick<ProcessEnvironment, 'DEMO_DATA'>) {}

  onApplicationBootstrap(): void {
    if (this.settings.DEMO_DATA) void this.seed();
  }

  onApplicationShutdown(): void {
    this.isStopping = true;
    if (this.retry) clearTimeout(this.retry);
  }

  /** Never throws. Does nothing when it has run before. */
  async seed(): Promise<void> {
    try {
      await withRequestContext({ requestId: newId() }, () => this.seedMissing());
    } catch (error) {
      if (this.isStopping) return;
      this.logger.warn(`demo data comes later: ${String(error)}`);
      this.retry = setTimeout(() => void this.seed(), RETRY_MILLISECONDS);
    }
  }

  /** Stores what is not there yet, in transactions of its own; two replicas may run it at once. */
  protected abstract seedMissing(): Promise<void>;
}
