import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { Broker } from '../messaging/broker.ts';
import { RegularSweep } from './regular-sweep.ts';

const DEAD_LETTERS_LIVE = 30 * 24 * 60 * 60 * 1000;
/** So that no statement meets the database's time limit, however much there is after a long pause. */
const MOST_AT_ONCE = 5000;

/** Bounds what every process keeps: outbox 7 days, inbox 14, idempotency keys 24 h, dead letters 30 days (architecture#events). */
const sweeps = [
  { table: 'outbox', key: 'id', old: `batch is not null and created_at < now() - interval '7 days'` },
  { table: 'inbox', key: 'event_id', old: `handled_at < now() - interval '14 days'` },
  { table: 'idempotency_keys', key: 'caller, route, key', old: `created_at < now() - interval '24 hours'` },
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
      ...sweeps.map((sweep) => () => this.deleteOld(sweep)),
      () => this.broker.dropDeadLettersOlderThan(DEAD_LETTERS_LIVE),
    ];
  }

  private async deleteOld({ table, key, old }: (typeof sweeps)[number]): Promise<void> {
    const some = `select ${key} from ${table} where ${old} limit ${MOST_AT_ONCE}`;
    const sql = `delete from ${table} where (${key}) in (${some}) returning 1`;
    while ((await this.database.query(sql)).length === MOST_AT_ONCE);
  }
}
