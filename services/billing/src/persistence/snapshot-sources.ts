import type { AggregateSnapshot } from '@bitacora/contracts';
import { Database, ProvidesSnapshots, type SnapshotSource } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { InvoiceRepository } from './invoice.repository.ts';
import { PaymentRepository } from './payment.repository.ts';
import { invoiceSnapshot, paymentSnapshot } from './snapshots.ts';

/** Invoices for whoever rebuilds or checks a view of them. */
@Injectable()
@ProvidesSnapshots('invoices')
export class InvoiceSnapshots implements SnapshotSource {
  readonly event = 'billing.invoice-updated';

  constructor(
    private readonly database: Database,
    private readonly invoices: InvoiceRepository,
  ) {}

  async page(after: string | null, limit: number): Promise<AggregateSnapshot[]> {
    const invoices = await this.database.transaction(() => this.invoices.page(after, limit));
    return invoices.map((invoice) => ({
      aggregate_id: invoice.id,
      aggregate_version: invoice.version,
      data: invoiceSnapshot(invoice),
    }));
  }
}

/** Payments, likewise. */
@Injectable()
@ProvidesSnapshots('payments')
export class PaymentSnapshots implements SnapshotSource {
  readonly event = 'billing.payment-updated';

  constructor(
    private readonly database: Database,
    private readonly payments: PaymentRepository,
  ) {}

  async page(after: string | null, limit: number): Promise<AggregateSnapshot[]> {
    const payments = await this.database.transaction(() => this.payments.page(after, limit));
    return payments.map((payment) => ({
      aggregate_id: payment.id,
      aggregate_version: payment.version,
      data: paymentSnapshot(payment),
    }));
  }
}
