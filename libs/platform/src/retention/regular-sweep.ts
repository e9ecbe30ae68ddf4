import { UnavailableError } from '@bitacora/kernel';
import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';

const HOUR = 60 * 60 * 1000;

/** Deletes each hour, unless told otherwise, what is older than its term; what fails is logged, holds up nothing else, and comes again. */
export abstract class RegularSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(this.constructor.name);
  protected readonly everyMilliseconds: number = HOUR;
  private timer: NodeJS.Timeout | null = null;

  async onApplicationBootstrap(): Promise<void> {
    this.timer = setInterval(() => void this.sweep(), this.everyMilliseconds);
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  /** Never throws. */
  async sweep(works = this.works()): Promise<void> {
    for (const work of works) {
      await work().catch((error: unknown) => {
        // Of a server that is away its connections tell.
        if (!(error instanceof UnavailableError)) this.logger.warn(`sweep failed: ${String(error)}`);
      });
    }
  }

  /** The deletions, each by itself; every replica may run them. */
  protected abstract works(): readonly (() => Promise<unknown>)[];
}
