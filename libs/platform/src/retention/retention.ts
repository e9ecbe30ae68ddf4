import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { Broker } from '../messaging/broker.ts';

const HOUR = 60 * 60 * 1000;
const DEAD_LETTERS_LIVE = 30 * 24 * HOUR;

/** Bounds what every process keeps: outbox 7 days, inbox 14, idempotency keys 24 h, dead letters 30 days (design §4.6, §6). */
const sweeps = [
  `delete from outbox where batch is not null and created_at < now() - interval '7 days'`,
  `delete from inbox where handled_at < now() - interval '14 days'`,
  `delete from idempotency_keys where created_at < now() - interval '24 hours'`,
];

@Injectable()
export class Retention implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Retention');
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly database: Database,
    private readonly broker: Broker,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), HOUR);
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  /** Deletes what is older than its term. */
  async sweep(): Promise<void> {
    const works = [
      ...sweeps.map((sql) => () => this.database.query(sql)),
      () => this.broker.dropDeadLettersOlderThan(DEAD_LETTERS_LIVE),
    ];
    for (const work of works) {
      await work().catch((error: unknown) => this.logger.warn(`sweep failed: ${String(error)}`));
    }
  }
}
