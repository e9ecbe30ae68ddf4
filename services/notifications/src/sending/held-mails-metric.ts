import { Metrics } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { MailHolds } from '../persistence/mail-holds.ts';

/** Somebody has to decide on what a restore holds back. */
@Injectable()
export class HeldMailsMetric {
  constructor(metrics: Metrics, holds: MailHolds) {
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
