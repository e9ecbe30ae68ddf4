import { ENVIRONMENT } from '@bitacora/platform';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';
import { z } from 'zod';
import type { BffEnvironment } from '../config.ts';
import { refusalSchema } from '../auth/refusal.ts';
import { CHANGES_CHANNEL } from '../journey-view/projection.ts';

const RECONNECT_MILLISECONDS = 1000;

const changeSchema = z.union([
  z.object({ journey: z.string(), change: z.number() }),
  z.object({ quote: z.string(), agency: z.string() }),
  z.object({ report: z.string(), agency: z.string() }),
  z.object({ refused: refusalSchema }),
]);
export type Change = z.infer<typeof changeSchema>;

/**
 * Listens to what the read model's transactions notify: sent exactly when visible, heard by every replica. After a lost
 * connection the listener is told, so that it can look up what it missed.
 */
@Injectable()
export class Changes implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Changes');
  private client: Client | null = null;
  private stopped = false;
  private timer: NodeJS.Timeout | null = null;
  private readonly listeners: { onChange: (change: Change) => void; onReconnect: () => void }[] = [];

  constructor(@Inject(ENVIRONMENT) private readonly environment: BffEnvironment) {}

  subscribe(onChange: (change: Change) => void, onReconnect: () => void): void {
    this.listeners.push({ onChange, onReconnect });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.environment.DATABASE_URL,
      application_name: 'bitacora-bff-live',
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
      for (const { onReconnect } of this.listeners) onReconnect();
    } catch (error) {
      this.logger.warn(`cannot listen to changes: ${String(error)}`);
      this.reconnectLater();
    }
  }

  private reconnectLater(): void {
    if (this.stopped || this.timer) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      void this.connect();
    }, RECONNECT_MILLISECONDS);
  }
}
