import { Database, Outbox, ownOf } from '@bitacora/platform';
import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Refund } from '../domain/refund.ts';
import { refundSnapshot } from './refund.snapshot.ts';

@Injectable()
export class RefundRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** An agency's refund, locked for the running transaction. Throws `not-found` when it has none of that id. */
  async getLocked(id: string, agency: string): Promise<Refund> {
    return ownOf(await this.database.em.findOne(Refund, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }), agency);
  }

  async save(refund: Refund): Promise<void> {
    const name = refund.voided ? 'billing.refund-voided' : 'billing.refund-recorded';
    await this.outbox.save(refund, () => ({ name, data: refundSnapshot(refund) }));
  }
}
