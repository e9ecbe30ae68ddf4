import { Database, Metrics } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';

/** How old the last complete backup is; where there never was one, how old the database is that nobody has backed up. */
@Injectable()
export class BackupMetrics {
  constructor(metrics: Metrics, database: Database) {
    new Gauge({
      name: 'backup_age_seconds',
      help: 'Age of the last complete backup, or of the database that has none',
      registers: [metrics.registry],
      async collect() {
        const [row] = await database.query<{ age: number }>(
          `select extract(epoch from now() - coalesce((select max(taken_at) from backups),
                                                      (select min(executed_at) from migrations)))::float8 as age`,
        );
        this.set(row?.age ?? 0);
      },
    });
  }
}
