import { Database, Metrics, registerGauges } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

const lastBackup = {
  name: 'backup-age-measured',
  text: `select extract(epoch from now() - coalesce((select max(taken_at) from backups),
                                                    (select min(executed_at) from migrations)))::float8 as age`,
};

/** How old the last complete backup is; where there never was one, how old the database is that nobody has backed up. */
@Injectable()
export class BackupMetrics {
  constructor({ registry }: Metrics, database: Database) {
    registerGauges(registry, async () => (await database.read<{ age: number }>(lastBackup, []))[0], {
      backup_age_seconds: {
        help: 'Age of the last complete backup, or of the database that has none',
        value: (row) => row?.age ?? 0,
      },
    });
  }
}
