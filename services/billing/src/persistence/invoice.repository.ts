import { Database, Outbox } from '@bitacora/platform';
import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Invoice } from '../domain/invoice.ts';
import { invoiceSnapshot } from './invoice.snapshot.ts';

@Injectable()
export class InvoiceRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** An invoice of the agency, as it is now. */
  find(id: string, agency: string): Promise<Invoice | null> {
    return this.database.em.findOne(Invoice, { id, agency });
  }

  /** The same, locked for the running transaction. */
  findLocked(id: string, agency: string): Promise<Invoice | null> {
    return this.database.em.findOne(Invoice, { id, agency }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async save(invoice: Invoice): Promise<void> {
    const name = invoice.version === 0 ? 'billing.invoice-issued' : 'billing.invoice-updated';
    await this.outbox.save(invoice, () => ({ name, data: invoiceSnapshot(invoice) }));
  }
}
