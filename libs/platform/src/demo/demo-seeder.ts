import { newId } from '@bitacora/kernel/ids';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { ProcessEnvironment } from '../config/config.ts';
import { withRequestContext } from '../context/request-context.ts';
import { PersistentTask } from '../outages/persistent-task.ts';

/** Seeds a process's part of the demo data when the environment asks for it; what is away at the start is tried again. */
export abstract class DemoSeeder implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly task = new PersistentTask(`${this.constructor.name}: demo data comes later`, () =>
    withRequestContext({ requestId: newId() }, () => this.seedMissing()),
  );

  constructor(private readonly settings: Pick<ProcessEnvironment, 'DEMO_DATA'>) {}

  /** Whether it has to seed and has not come through yet. */
  get isPending(): boolean {
    return this.settings.DEMO_DATA && !this.task.isDone;
  }

  onApplicationBootstrap(): void {
    if (this.settings.DEMO_DATA) void this.seed();
  }

  onApplicationShutdown(): void {
    this.task.stop();
  }

  /** Never throws. Does nothing when it has run before. */
  async seed(): Promise<void> {
    await this.task.run();
  }

  /** Stores what is not there yet, in transactions of its own; two replicas may run it at once. */
  protected abstract seedMissing(): Promise<void>;
}
