import {
  balanceDueOf,
  type BilledJourney,
  moneyOf,
  type ViewInvoice,
  type ViewPayment,
  type ViewRefund,
} from '@bitacora/contracts';
import { dollarsOfCents } from '@bitacora/kernel';
import type { JourneyRow } from './journey-row.ts';
import type { ReaderOptions } from './shape-journey.ts';

type Links = Pick<ReaderOptions, 'linkTo'>;

function shapeInvoices({ invoices, passengers }: JourneyRow, { linkTo }: Links): ViewInvoice[] {
  return invoices.map(({ id, creation_date, is_passenger_invoice, passenger, number, voided, version, ...invoice }) => {
    const payer = passengers.find((candidate) => candidate.id === passenger);
    return {
      id,
      creation_date,
      is_passenger_invoice,
      passenger: payer ? { id: payer.id, first_name: payer.first_name, last_name: payer.last_name } : null,
      total_cost: dollarsOfCents(invoice.total_cost_cents),
      file: invoice.file && linkTo(invoice.file),
      number: number ?? null,
      voided: voided ?? null,
      version,
    };
  });
}

function shapePayments({ payments }: JourneyRow, { linkTo }: Links): ViewPayment[] {
  return payments.map(({ id, creation_date, method, value_cents, voucher, number, voided, version }) => ({
    id,
    creation_date,
    method,
    value: dollarsOfCents(value_cents),
    voucher: voucher && linkTo(voucher),
    number: number ?? null,
    voided: voided ?? null,
    version,
  }));
}

function shapeRefunds({ refunds }: JourneyRow, { linkTo }: Links): ViewRefund[] {
  return refunds.map(
    ({ id, amount_cents, method, date, reason, voucher, creation_date, number, voided, version }): ViewRefund => ({
      id,
      amount: dollarsOfCents(amount_cents),
      method,
      date,
      reason,
      voucher: voucher && linkTo(voucher),
      creation_date,
      number: number ?? null,
      voided: voided ?? null,
      version,
    }),
  );
}

/** What only who travels, and staff with the right to it, see of a journey. */
export function shapeAmounts(row: JourneyRow, links: Links) {
  const { journey } = row;
  const { paidCents, balanceCents } = moneyOf(row);
  return {
    cost: dollarsOfCents(journey.cost_cents),
    paid: dollarsOfCents(paidCents),
    balance: dollarsOfCents(balanceCents),
    balance_due: balanceDueOf(journey),
    invoices: shapeInvoices(row, links),
    payments: shapePayments(row, links),
    refunds: shapeRefunds(row, links),
  } satisfies Partial<BilledJourney>;
}
