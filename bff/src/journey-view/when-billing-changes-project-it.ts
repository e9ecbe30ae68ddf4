import type { EventEnvelope, InvoiceSnapshot, PaymentSnapshot } from '@bitacora/contracts';
import { type Consumer, Consumes } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Projection } from '../projections/projection.ts';

@Injectable()
@Consumes('billing.invoice-issued', 'billing.invoice-updated')
export class WhenInvoiceChangesProjectIt implements Consumer<'billing.invoice-issued' | 'billing.invoice-updated'> {
  constructor(private readonly projection: Projection) {}

  async handle(event: EventEnvelope<InvoiceSnapshot>): Promise<void> {
    const { journey, file } = event.data;
    const columns = { journey, is_removed: false, file: file?.id ?? null };
    if (await this.projection.apply('invoices', event, columns)) await this.projection.markChanged([journey]);
  }
}

@Injectable()
@Consumes('billing.payment-recorded', 'billing.payment-updated')
export class WhenPaymentChangesProjectIt implements Consumer<'billing.payment-recorded' | 'billing.payment-updated'> {
  constructor(private readonly projection: Projection) {}

  async handle(event: EventEnvelope<PaymentSnapshot>): Promise<void> {
    const { journey, voucher } = event.data;
    const columns = { journey, is_removed: false, file: voucher?.id ?? null };
    if (await this.projection.apply('payments', event, columns)) await this.projection.markChanged([journey]);
  }
}
