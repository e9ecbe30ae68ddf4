import { Database, Outbox, ownOf } from '@bitacora/platform';
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

  /** An agency's payment, locked for the running transaction. Throws `not-found` when it has none of that id. */
  async getLocked(id: string, agency: string): Promise<Payment> {
    return ownOf(await this.database.em.findOne(Payment, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }), agency);
  }

  async save(payment: Payment): Promise<void> {
    const name = nameOf(payment);
    await this.outbox.save(payment, () => ({ name, data: paymentSnapshot(payment) }));
  }
}
