import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from '../database/database.ts';

const HOUR = 60 * 60 * 1000;

/** Bounds what every process keeps: outbox 7 days, inbox 14, idempotency keys 24 h (design §4.6, §6). */
const sweeps = [
  `delete from outbox where batch is not null and created_at < now() - interval '7 days'`,
  `delete from inbox where handled_at < now() - interval '14 days'`,
  `delete from idempotency_keys where created_at < now() - interval '24 hours'`,
];

@Injectable()
export class Retention implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Retention');
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly database: Database) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), HOUR);
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  /** Deletes what is older than its term. */
  async sweep(): Promise<void> {
    for (const sql of sweeps) {
      await this.database.query(sql).catch((error: unknown) => this.logger.warn(`sweep failed: ${String(error)}`));
    }
  }
}
