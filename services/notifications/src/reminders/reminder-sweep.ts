import { Servers, Shutdown, SweepLoop } from '@bitacora/platform';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ReminderWaker } from '../persistence/reminder-waker.ts';
import { ReminderPlanner } from './reminder-planner.ts';

const WHO = 'reminders';

/** Looks, woken by what changed and every second, whether a journey changed or a reminder is due; what a stop or an outage left waits in the database. */
@Injectable()
export class ReminderSweep implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('ReminderSweep');
  private readonly loop = new SweepLoop((isStopping) => this.round(isStopping));

  constructor(
    private readonly planner: ReminderPlanner,
    private readonly waker: ReminderWaker,
    private readonly servers: Servers,
    private readonly shutdown: Shutdown,
  ) {}

  onApplicationBootstrap(): void {
    this.waker.onWake(() => this.loop.wake());
    this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.shutdown.inGrace(this.loop.stop());
  }

  private async round(isStopping: () => boolean): Promise<boolean> {
    try {
      if (await this.planner.hasWork()) {
        while (!isStopping() && (await this.planner.planMarked()) > 0);
        while (!isStopping() && (await this.planner.queueDue()) > 0);
      }
      this.servers.workedFor(WHO);
      return true;
    } catch (error) {
      if (!isStopping() && !this.servers.reportAway(WHO, error)) {
        this.logger.warn(`reminders wait in the ledger: ${String(error)}`);
      }
      return false;
    }
  }
}
