import { z } from 'zod';
import { invoiceSnapshot, storedFile } from '../events/snapshots.ts';
import { cleared } from '../validation/cleared.ts';
import { dollars, flag, id, orNull, todayOrEarlier, version } from '../validation/fields.ts';
import { paperNumber, voidingBody } from './billing-fields.ts';
import { endpoint } from './endpoint.ts';

const common = { owner: 'billing', access: 'staff', may: 'billing' } as const;

const path = '/api/v1/journey/invoice';

const answer = invoiceSnapshot
  .omit({ agency: true, total_cost_cents: true })
  .extend({ total_cost: z.number(), file: storedFile, version: z.number().int() });
export type InvoiceAnswer = z.infer<typeof answer>;

const publicAnswer = answer.extend({ file: z.url() });

export const createInvoiceBody = z.object({
  journey: id(),
  is_passenger_invoice: flag().optional().default(false),
  passenger: orNull(id()),
  total_cost: dollars(),
  creation_date: orNull(todayOrEarlier()),
  number: orNull(paperNumber()),
});

export const updateInvoiceBody = z.object({
  journey: id().optional(),
  is_passenger_invoice: flag().optional(),
  passenger: cleared(id()),
  total_cost: dollars().optional(),
  creation_date: todayOrEarlier().optional(),
  number: cleared(paperNumber()),
  version: version(),
});

export const createInvoice = endpoint({
  ...common,
  name: 'createInvoice',
  method: 'POST',
  path,
  summary: 'Add an invoice with its file to a journey',
  body: createInvoiceBody,
  files: [{ name: 'file', required: true }],
  status: 201,
  answer,
  publicAnswer,
});

export const updateInvoice = endpoint({
  ...common,
  name: 'updateInvoice',
  method: 'PATCH',
  path: `${path}/:id`,
  summary: 'Change fields of an invoice, or its file',
  params: z.object({ id: id() }),
  body: updateInvoiceBody,
  files: [{ name: 'file', required: false }],
  status: 200,
  answer,
  publicAnswer,
});

export const updateInvoiceByBody = endpoint({
  ...common,
  name: 'updateInvoiceByBody',
  method: 'PATCH',
  path,
  summary: 'The same, with the id in the body',
  body: updateInvoiceBody.extend({ id: id() }),
  files: [{ name: 'file', required: false }],
  status: 200,
  answer,
  publicAnswer,
});

export const voidInvoice = endpoint({
  ...common,
  name: 'voidInvoice',
  method: 'POST',
  path: `${path}/:id/void`,
  summary: 'Void an invoice: it stays listed and counts no more',
  params: z.object({ id: id() }),
  body: voidingBody,
  status: 200,
  answer,
  publicAnswer,
});
