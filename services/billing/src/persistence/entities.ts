import type { StoredFile } from '@bitacora/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import { Invoice } from '../domain/invoice.ts';
import { Payment, type PaymentMethod } from '../domain/payment.ts';

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
    creationDate: p.text(),
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
    creationDate: p.text(),
    voucher: p.json<StoredFile>(),
  },
});

export const entities = [invoice, payment];
