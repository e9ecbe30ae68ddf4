import { z } from 'zod';
import { refundSnapshot, storedFile } from '../events/snapshots.ts';
import { id, lines, orNull, todayOrEarlier } from '../validation/fields.ts';
import { paperNumber, paymentMethod, someDollars, voidingBody } from './billing-fields.ts';
import { endpoint } from './endpoint.ts';

const common = { owner: 'billing', access: 'staff', may: 'billing' } as const;

const path = '/api/v1/payment/refund';

const answer = refundSnapshot
  .omit({ agency: true, amount_cents: true })
  .extend({ amount: z.number(), voucher: storedFile.nullable(), version: z.number().int() });
export type RefundAnswer = z.infer<typeof answer>;

const publicAnswer = answer.extend({ voucher: z.url().nullable() });

export const createRefundBody = z.object({
  journey: id(),
  amount: someDollars(),
  method: paymentMethod(),
  date: todayOrEarlier(),
  reason: lines(500),
  number: orNull(paperNumber()),
});

export const createRefund = endpoint({
  ...common,
  name: 'createRefund',
  method: 'POST',
  path,
  summary: 'Record money that went back; together never more than the payments that count',
  body: createRefundBody,
  files: [{ name: 'voucher', required: false }],
  status: 201,
  answer,
  publicAnswer,
});

export const voidRefund = endpoint({
  ...common,
  name: 'voidRefund',
  method: 'POST',
  path: `${path}/:id/void`,
  summary: 'Void a refund: it stays listed and counts no more',
  params: z.object({ id: id() }),
  body: voidingBody,
  status: 200,
  answer,
  publicAnswer,
});
