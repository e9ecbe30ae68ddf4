import { ENVIRONMENT, growingPause, LONGEST_STATEMENT_MILLISECONDS, Servers, watchedClient } from '@bitacora/platform';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Client } from 'pg';
import type { BffEnvironment } from '../config.ts';
import { type Change, CHANGES_CHANNEL, changeSchema } from './channel.ts';

/**
 * Listens to what the read model's transactions notify: sent exactly when visible, heard by every replica. After a lost
 * connection the listener is told, so that it can look up what it missed.
 */
@Injectable()
export class Changes implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly Listener: typeof Client;
  private client: Client | null = null;
  private stopped = false;
  private attempts = 0;
  private timer: NodeJS.Timeout | null = null;
  private readonly listeners: { onChange: (change: Change) => void; onReconnect: () => void }[] = [];

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: BffEnvironment,
    servers: Servers,
  ) {
    this.Listener = watchedClient(servers.database);
  }

  subscribe(onChange: (change: Change) => void, onReconnect: () => void): void {
    this.listeners.push({ onChange, onReconnect });
  }

  onApplicationBootstrap(): void {
    // Not awaited: a process whose database is away starts, says so, and can be ended.
    void this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new this.Listener({
      connectionString: this.environment.DATABASE_URL,
      application_name: 'bitacora-bff-live',
      keepAlive: true,
      statement_timeout: LONGEST_STATEMENT_MILLISECONDS,
    });
    this.client = client;
    client.on('notification', ({ payload }) => {
      const change = changeSchema.safeParse(JSON.parse(payload ?? 'null'));
      if (change.success) for (const { onChange } of this.listeners) onChange(change.data);
    });
    client.on('error', () => this.reconnectLater());
    client.on('end', () => this.reconnectLater());
    try {
      await client.connect();
      await client.query(`listen ${CHANGES_CHANNEL}`);
      this.attempts = 0;
      for (const { onReconnect } of this.listeners) onReconnect();
    } catch {
      this.reconnectLater();
    }
  }

  private reconnectLater(): void {
    if (this.stopped || this.timer) return;
    this.attempts += 1;
    this.timer = setTimeout(() => {
      this.timer = null;
      void this.connect();
    }, growingPause(this.attempts));
  }
}
