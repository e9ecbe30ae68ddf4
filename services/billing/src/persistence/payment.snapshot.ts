import type { PaymentAnswer, PaymentSnapshot } from '@bitacora/contracts';
import { dollarsOfCents } from '@bitacora/kernel';
import type { Payment } from '../domain/payment.ts';

/** A payment as events show it. */
export function paymentSnapshot(payment: Payment): PaymentSnapshot {
  const { id, agency, journey, method, number, voided, voucher } = payment;
  return {
    id,
    agency,
    journey,
    method,
    value_cents: payment.valueCents,
    creation_date: payment.creationDate,
    number,
    voided,
    voucher,
  };
}

/** A payment as its routes answer it. */
export function paymentAnswer(payment: Payment): PaymentAnswer {
  const { agency: _, value_cents, ...shown } = paymentSnapshot(payment);
  return { ...shown, voucher: payment.voucher, value: dollarsOfCents(value_cents), version: payment.version };
}
