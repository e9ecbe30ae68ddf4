import type { StoredFile } from '@bitacora/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import type { Voiding } from '../domain/billing-record.ts';
import { Invoice } from '../domain/invoice.ts';
import { Payment, type PaymentMethod } from '../domain/payment.ts';
import { Refund } from '../domain/refund.ts';

const invoice = defineEntity({
  class: Invoice,
  tableName: 'invoices',
  properties: {
    id: p.uuid().primary(),
    version: p.integer(),
    agency: p.text(),
    journey: p.uuid(),
    isPassengerInvoice: p.boolean(),
    passenger: p.uuid().nullable(),
    totalCostCents: p.bigint('number'),
    number: p.text().nullable(),
    creationDate: p.text(),
    voided: p.json<Voiding>().nullable(),
    file: p.json<StoredFile>(),
  },
});

const payment = defineEntity({
  class: Payment,
  tableName: 'payments',
  properties: {
    id: p.uuid().primary(),
    version: p.integer(),
    agency: p.text(),
    journey: p.uuid(),
    method: p.text().$type<PaymentMethod>(),
    valueCents: p.bigint('number'),
    number: p.text().nullable(),
    creationDate: p.text(),
    voided: p.json<Voiding>().nullable(),
    voucher: p.json<StoredFile>(),
  },
});

const refund = defineEntity({
  class: Refund,
  tableName: 'refunds',
  properties: {
    id: p.uuid().primary(),
    version: p.integer(),
    agency: p.text(),
    journey: p.uuid(),
    number: p.text().nullable(),
    method: p.text().$type<PaymentMethod>(),
    amountCents: p.bigint('number'),
    date: p.text(),
    reason: p.text(),
    creationDate: p.text(),
    voided: p.json<Voiding>().nullable(),
    voucher: p.json<StoredFile>().nullable(),
  },
});

export const entities = [invoice, payment, refund];
