import type { InvoiceAnswer, InvoiceSnapshot } from '@bitacora/contracts';
import { dollarsOfCents } from '@bitacora/kernel';
import type { Invoice } from '../domain/invoice.ts';

/** An invoice as events show it. */
export function invoiceSnapshot(invoice: Invoice): InvoiceSnapshot {
  const { id, agency, journey, passenger, number, voided, file } = invoice;
  return {
    id,
    agency,
    journey,
    is_passenger_invoice: invoice.isPassengerInvoice,
    passenger,
    total_cost_cents: invoice.totalCostCents,
    creation_date: invoice.creationDate,
    number,
    voided,
    file,
  };
}

/** An invoice as its routes answer it. */
export function invoiceAnswer(invoice: Invoice): InvoiceAnswer {
  const { agency: _, total_cost_cents, ...shown } = invoiceSnapshot(invoice);
  return { ...shown, file: invoice.file, total_cost: dollarsOfCents(total_cost_cents), version: invoice.version };
}
