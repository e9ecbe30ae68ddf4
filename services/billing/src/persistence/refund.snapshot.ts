import type { RefundAnswer, RefundSnapshot } from '@bitacora/contracts';
import { dollarsOfCents } from '@bitacora/kernel';
import type { Refund } from '../domain/refund.ts';

/** A refund as events show it. */
export function refundSnapshot(refund: Refund): RefundSnapshot {
  const { id, agency, journey, method, date, reason, number, voided, voucher } = refund;
  return {
    id,
    agency,
    journey,
    method,
    amount_cents: refund.amountCents,
    date,
    reason,
    number,
    creation_date: refund.creationDate,
    voided,
    voucher,
  };
}

/** A refund as its routes answer it. */
export function refundAnswer(refund: Refund): RefundAnswer {
  const { agency: _, amount_cents, ...shown } = refundSnapshot(refund);
  return { ...shown, voucher: refund.voucher, amount: dollarsOfCents(amount_cents), version: refund.version };
}
