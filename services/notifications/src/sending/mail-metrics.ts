import { Database, Metrics } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { mailStatuses } from '../domain/mail.ts';
import { MailHolds } from '../persistence/mail-holds.ts';

/** Mails by status: a failed mail is somebody's missing link, and somebody must see it. */
@Injectable()
export class MailMetrics {
  constructor(metrics: Metrics, database: Database, holds: MailHolds) {
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
    new Gauge({
      name: 'mails_held',
      help: 'Mails that a restore holds back until somebody decides',
      registers: [metrics.registry],
      async collect() {
        this.set((await holds.held()).length);
      },
    });
  }
}
