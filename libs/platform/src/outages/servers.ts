import { UnavailableError } from '@bitacora/kernel';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ServerConnections } from './server-connections.ts';

/** What every process stands on, and whether it is there. */
@Injectable()
export class Servers implements OnApplicationShutdown {
  readonly database = new ServerConnections('the database');
  readonly broker = new ServerConnections('the queue');

  /** Tells of a loop's failed round once; false when it failed for another reason than a server that is away. */
  reportAway(who: string, error: unknown): boolean {
    if (!(error instanceof UnavailableError)) return false;
    const server = error.code === 'broker_unavailable' ? this.broker : this.database;
    server.outage.failed(who, error.cause ?? error);
    return true;
  }

  /** The same loop came through. */
  workedFor(who: string): void {
    for (const { outage } of [this.database, this.broker]) outage.worked(who);
  }

  onApplicationShutdown(): void {
    for (const { outage } of [this.database, this.broker]) outage.end();
  }

  /** Ends every connection now; see ServerConnections. */
  cut(): void {
    this.database.cut();
    this.broker.cut();
  }
}
