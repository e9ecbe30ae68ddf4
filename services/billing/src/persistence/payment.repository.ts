import { Database, Outbox } from '@bitacora/platform';
import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Payment } from '../domain/payment.ts';
import { paymentSnapshot } from './payment.snapshot.ts';

function nameOf({ version, voided }: Payment) {
  if (version === 0) return 'billing.payment-recorded';
  return voided ? 'billing.payment-voided' : 'billing.payment-updated';
}

@Injectable()
export class PaymentRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** A payment of the agency, as it is now. */
  find(id: string, agency: string): Promise<Payment | null> {
    return this.database.em.findOne(Payment, { id, agency });
  }

  /** The same, locked for the running transaction. */
  findLocked(id: string, agency: string): Promise<Payment | null> {
    return this.database.em.findOne(Payment, { id, agency }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async save(payment: Payment): Promise<void> {
    const name = nameOf(payment);
    await this.outbox.save(payment, () => ({ name, data: paymentSnapshot(payment) }));
  }
}
