import { Database, Outbox } from '@bitacora/platform';
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

  /** A refund of the agency, locked for the running transaction. */
  findLocked(id: string, agency: string): Promise<Refund | null> {
    return this.database.em.findOne(Refund, { id, agency }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async save(refund: Refund): Promise<void> {
    const name = refund.voided ? 'billing.refund-voided' : 'billing.refund-recorded';
    await this.outbox.save(refund, () => ({ name, data: refundSnapshot(refund) }));
  }
}
