import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type HealthIndicatorResult, HealthIndicatorService } from '@nestjs/terminus';
import { Database } from '../database/database.ts';
import { Broker } from '../messaging/broker.ts';
import { BrokerWatch } from '../messaging/broker-watch.ts';

@Injectable()
export class Readiness {
  private migrated = false;

  constructor(
    private readonly indicators: HealthIndicatorService,
    private readonly orm: MikroORM,
    private readonly db: Database,
    private readonly queue: Broker,
    private readonly watch: BrokerWatch,
  ) {}

  async database(): Promise<HealthIndicatorResult> {
    const indicator = this.indicators.check('database');
    try {
      await this.db.query('select 1');
      this.migrated ||= (await this.orm.migrator.getPending()).length === 0;
      return this.migrated ? indicator.up() : indicator.down({ reason: 'migrations are pending' });
    } catch {
      return indicator.down({ reason: 'unreachable' });
    }
  }

  async broker(): Promise<HealthIndicatorResult> {
    const indicator = this.indicators.check('broker');
    try {
      await this.queue.knownBatch();
      const { problems } = this.watch;
      return problems.length === 0 ? indicator.up() : indicator.up({ degraded: true, misconfigured: problems });
    } catch {
      return indicator.up({ degraded: true });
    }
  }
}
