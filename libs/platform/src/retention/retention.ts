import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { Broker } from '../messaging/broker.ts';
import { RegularSweep } from './regular-sweep.ts';

const DEAD_LETTERS_LIVE = 30 * 24 * 60 * 60 * 1000;

/** Bounds what every process keeps: outbox 7 days, inbox 14, idempotency keys 24 h, dead letters 30 days (architecture#events). */
const sweeps = [
  `delete from outbox where batch is not null and created_at < now() - interval '7 days'`,
  `delete from inbox where handled_at < now() - interval '14 days'`,
  `delete from idempotency_keys where created_at < now() - interval '24 hours'`,
];

@Injectable()
export class Retention extends RegularSweep {
  constructor(
    private readonly database: Database,
    private readonly broker: Broker,
  ) {
    super();
  }

  protected works() {
    return [
      ...sweeps.map((sql) => () => this.database.query(sql)),
      () => this.broker.dropDeadLettersOlderThan(DEAD_LETTERS_LIVE),
    ];
  }
}
