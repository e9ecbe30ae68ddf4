import { Database, Metrics } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { mailStatuses } from '../domain/mail.ts';

/** Mails by status: a failed mail is somebody's missing link, and somebody must see it. */
@Injectable()
export class MailMetrics {
  constructor(metrics: Metrics, database: Database) {
    new Gauge({
      name: 'mails',
      help: 'Mails in the ledger, by status',
      labelNames: ['status'],
      registers: [metrics.registry],
      async collect() {
        const rows = await database.query<{ status: string; count: string }>(
          `select status, count(*) as count from mails group by status`,
        );
        for (const status of mailStatuses) {
          this.set({ status }, Number(rows.find((row) => row.status === status)?.count ?? 0));
        }
      },
    });
  }
}
