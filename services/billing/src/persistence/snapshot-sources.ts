import { snapshotsOf } from '@bitacora/platform';
import { Invoice } from '../domain/invoice.ts';
import { Payment } from '../domain/payment.ts';
import { Refund } from '../domain/refund.ts';
import { invoiceSnapshot } from './invoice.snapshot.ts';
import { paymentSnapshot } from './payment.snapshot.ts';
import { refundSnapshot } from './refund.snapshot.ts';

/** What billing owns, for whoever rebuilds or checks a view of it. */
export const snapshotSources = [
  snapshotsOf(Invoice, { name: 'invoices', event: 'billing.invoice-updated', snapshotOf: invoiceSnapshot }),
  snapshotsOf(Payment, { name: 'payments', event: 'billing.payment-updated', snapshotOf: paymentSnapshot }),
  snapshotsOf(Refund, { name: 'refunds', event: 'billing.refund-recorded', snapshotOf: refundSnapshot }),
];
