import type { EventEnvelope, InvoiceSnapshot, PaymentSnapshot, RefundSnapshot } from '@bitacora/contracts';
import { type Consumer, Consumes } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Projection } from '../projections/projection.ts';

const invoiceEvents = ['billing.invoice-issued', 'billing.invoice-updated', 'billing.invoice-voided'] as const;
const paymentEvents = ['billing.payment-recorded', 'billing.payment-updated', 'billing.payment-voided'] as const;
const refundEvents = ['billing.refund-recorded', 'billing.refund-voided'] as const;

@Injectable()
@Consumes(...invoiceEvents)
export class WhenInvoiceChangesProjectIt implements Consumer<(typeof invoiceEvents)[number]> {
  constructor(private readonly projection: Projection) {}

  async handle(event: EventEnvelope<InvoiceSnapshot>): Promise<void> {
    const { journey, file } = event.data;
    const columns = { journey, is_removed: false, file: file?.id ?? null };
    if (await this.projection.apply('invoices', event, columns)) await this.projection.markChanged([journey]);
  }
}

@Injectable()
@Consumes(...paymentEvents)
export class WhenPaymentChangesProjectIt implements Consumer<(typeof paymentEvents)[number]> {
  constructor(private readonly projection: Projection) {}

  async handle(event: EventEnvelope<PaymentSnapshot>): Promise<void> {
    const { journey, voucher } = event.data;
    const columns = { journey, is_removed: false, file: voucher?.id ?? null };
    if (await this.projection.apply('payments', event, columns)) await this.projection.markChanged([journey]);
  }
}

@Injectable()
@Consumes(...refundEvents)
export class WhenRefundChangesProjectIt implements Consumer<(typeof refundEvents)[number]> {
  constructor(private readonly projection: Projection) {}

  async handle(event: EventEnvelope<RefundSnapshot>): Promise<void> {
    const { journey, voucher } = event.data;
    const columns = { journey, is_removed: false, file: voucher?.id ?? null };
    if (await this.projection.apply('refunds', event, columns)) await this.projection.markChanged([journey]);
  }
}
