import { z } from 'zod';
import { paymentSnapshot, storedFile } from '../events/snapshots.ts';
import { cleared } from '../validation/cleared.ts';
import { id, orNull, todayOrEarlier, version } from '../validation/fields.ts';
import { paperNumber, paymentMethod, someDollars, voidingBody } from './billing-fields.ts';
import { endpoint } from './endpoint.ts';

const common = { owner: 'billing', access: 'staff', may: 'billing' } as const;

const path = '/api/v1/payment/payment';

const answer = paymentSnapshot
  .omit({ agency: true, value_cents: true })
  .extend({ value: z.number(), voucher: storedFile, version: z.number().int() });
export type PaymentAnswer = z.infer<typeof answer>;

const publicAnswer = answer.extend({ voucher: z.url() });

export const createPaymentBody = z.object({
  journey: id(),
  method: paymentMethod(),
  value: someDollars(),
  creation_date: orNull(todayOrEarlier()),
  number: orNull(paperNumber()),
});

export const updatePaymentBody = z.object({
  journey: id().optional(),
  method: paymentMethod().optional(),
  value: someDollars().optional(),
  creation_date: todayOrEarlier().optional(),
  number: cleared(paperNumber()),
  version: version(),
});

export const createPayment = endpoint({
  ...common,
  name: 'createPayment',
  method: 'POST',
  path,
  summary: 'Record a payment of a journey with its voucher',
  body: createPaymentBody,
  files: [{ name: 'voucher', required: true }],
  status: 201,
  answer,
  publicAnswer,
});

export const updatePayment = endpoint({
  ...common,
  name: 'updatePayment',
  method: 'PATCH',
  path: `${path}/:id`,
  summary: 'Change fields of a payment, or its voucher',
  params: z.object({ id: id() }),
  body: updatePaymentBody,
  files: [{ name: 'voucher', required: false }],
  status: 200,
  answer,
  publicAnswer,
});

export const updatePaymentByBody = endpoint({
  ...common,
  name: 'updatePaymentByBody',
  method: 'PATCH',
  path,
  summary: 'The same, with the id in the body',
  body: updatePaymentBody.extend({ id: id() }),
  files: [{ name: 'voucher', required: false }],
  status: 200,
  answer,
  publicAnswer,
});

export const voidPayment = endpoint({
  ...common,
  name: 'voidPayment',
  method: 'POST',
  path: `${path}/:id/void`,
  summary: 'Void a payment: it stays listed and counts no more; 409 when refunds need it',
  params: z.object({ id: id() }),
  body: voidingBody,
  status: 200,
  answer,
  publicAnswer,
});
