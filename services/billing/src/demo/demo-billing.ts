import type { StoredFile } from '@bitacora/contracts';
import { type Clock, dayAt } from '@bitacora/kernel';
import { CLOCK, Database, DemoSeeder, ENVIRONMENT, FileStore, judgeFile, simplePdf } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { BillingEnvironment } from '../config.ts';
import { Invoice } from '../domain/invoice.ts';
import { Payment } from '../domain/payment.ts';
import { InvoiceRepository } from '../persistence/invoice.repository.ts';
import { PaymentRepository } from '../persistence/payment.repository.ts';
import { demoInvoices, demoPayments, type Page } from './demo-papers.ts';

/** Seeds the invoices and payments of the demo data (product 21.1) with their files, each once, when the environment asks. */
@Injectable()
export class DemoBilling extends DemoSeeder {
  constructor(
    @Inject(ENVIRONMENT) environment: BillingEnvironment,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly invoices: InvoiceRepository,
    private readonly payments: PaymentRepository,
  ) {
    super(environment);
  }

  protected async seedMissing(): Promise<void> {
    const today = dayAt(this.clock.now());
    for (const { page, ...details } of demoInvoices(today)) {
      const isThere = async () => (await this.invoices.find(details.id, details.agency)) !== null;
      await this.once(page, isThere, async (file) => {
        const travellers = details.passenger === null ? [] : [details.passenger];
        await this.invoices.save(Invoice.issue({ ...details, file }, travellers));
      });
    }
    for (const { page, ...details } of demoPayments(today)) {
      const isThere = async () => (await this.payments.find(details.id, details.agency)) !== null;
      await this.once(page, isThere, (voucher) => this.payments.save(Payment.record({ ...details, voucher })));
    }
  }

  private async once(
    { name, title, lines }: Page,
    isThere: () => Promise<boolean>,
    save: (file: StoredFile) => Promise<void>,
  ): Promise<void> {
    if (await this.database.transaction(isThere)) return;
    const received = await judgeFile('file', name, simplePdf(title, lines));
    if ('refused' in received) throw new Error(received.refused);
    const upload = await this.files.uploadAll({ file: received });
    try {
      await this.database.transaction(async () => {
        await this.database.query(`select pg_advisory_xact_lock(hashtext('demo data'))`);
        if (await isThere()) return;
        await upload.keep();
        await save(upload.stored.file);
      });
    } finally {
      await upload.discard();
    }
  }
}
