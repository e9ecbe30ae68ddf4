import type { InvoiceAnswer, InvoiceSnapshot, PaymentAnswer, PaymentSnapshot } from '@bitacora/contracts';
import { dollarsOfCents } from '@bitacora/kernel';
import type { Invoice } from '../domain/invoice.ts';
import type { Payment } from '../domain/payment.ts';

/** An invoice as events show it. */
export function invoiceSnapshot(invoice: Invoice): InvoiceSnapshot {
  const { id, agency, journey, passenger, file } = invoice;
  return {
    id,
    agency,
    journey,
    is_passenger_invoice: invoice.isPassengerInvoice,
    passenger,
    total_cost_cents: invoice.totalCostCents,
    creation_date: invoice.creationDate,
    file,
  };
}

/** An invoice as its routes answer it. */
export function invoiceAnswer(invoice: Invoice): InvoiceAnswer {
  const { agency: _, total_cost_cents, ...shown } = invoiceSnapshot(invoice);
  return { ...shown, file: invoice.file, total_cost: dollarsOfCents(total_cost_cents), version: invoice.version };
}

/** A payment as events show it. */
export function paymentSnapshot(payment: Payment): PaymentSnapshot {
  const { id, agency, journey, method, voucher } = payment;
  return {
    id,
    agency,
    journey,
    method,
    value_cents: payment.valueCents,
    creation_date: payment.creationDate,
    voucher,
  };
}

/** A payment as its routes answer it. */
export function paymentAnswer(payment: Payment): PaymentAnswer {
  const { agency: _, value_cents, ...shown } = paymentSnapshot(payment);
  return { ...shown, voucher: payment.voucher, value: dollarsOfCents(value_cents), version: payment.version };
}
