import { Database, Outbox, ownOf } from '@bitacora/platform';
import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Invoice } from '../domain/invoice.ts';
import { invoiceSnapshot } from './invoice.snapshot.ts';

function nameOf({ version, voided }: Invoice) {
  if (version === 0) return 'billing.invoice-issued';
  return voided ? 'billing.invoice-voided' : 'billing.invoice-updated';
}

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

  /** An agency's invoice, locked for the running transaction. Throws `not-found` when it has none of that id. */
  async getLocked(id: string, agency: string): Promise<Invoice> {
    return ownOf(await this.database.em.findOne(Invoice, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }), agency);
  }

  async save(invoice: Invoice): Promise<void> {
    const name = nameOf(invoice);
    await this.outbox.save(invoice, () => ({ name, data: invoiceSnapshot(invoice) }));
  }
}
