import type { StoredFile } from '@bitacora/contracts';
import { type Clock, dayAt } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { CLOCK, Database, ENVIRONMENT, FileStore, judgeFile, simplePdf, withRequestContext } from '@bitacora/platform';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { BillingEnvironment } from '../config.ts';
import { Invoice } from '../domain/invoice.ts';
import { Payment } from '../domain/payment.ts';
import { InvoiceRepository } from '../persistence/invoice.repository.ts';
import { PaymentRepository } from '../persistence/payment.repository.ts';
import { demoInvoices, demoPayments, type Page } from './demo-papers.ts';

const RETRY_MILLISECONDS = 2000;

/** Seeds the invoices and payments of the demo data (api.md) with their files, each once, when the environment asks. */
@Injectable()
export class DemoBilling implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('DemoBilling');
  private retry: NodeJS.Timeout | null = null;
  private isStopping = false;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: BillingEnvironment,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly invoices: InvoiceRepository,
    private readonly payments: PaymentRepository,
  ) {}

  onApplicationBootstrap(): void {
    if (this.environment.DEMO_DATA) void this.seed();
  }

  onApplicationShutdown(): void {
    this.isStopping = true;
    if (this.retry) clearTimeout(this.retry);
  }

  /** Does nothing when it has run before; tries again later when it cannot (no migrations, database or bucket yet). */
  async seed(): Promise<void> {
    try {
      await withRequestContext({ requestId: newId() }, () => this.seedMissing());
    } catch (error) {
      if (this.isStopping) return;
      this.logger.warn(`demo data comes later: ${String(error)}`);
      this.retry = setTimeout(() => void this.seed(), RETRY_MILLISECONDS);
    }
  }

  private async seedMissing(): Promise<void> {
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
    await this.files.withUpload(received, (file) =>
      this.database.transaction(async () => {
        await this.database.query(`select pg_advisory_xact_lock(hashtext('demo data'))`);
        if (!file || (await isThere())) return;
        await this.files.keep(file.id);
        await save(file);
      }),
    );
  }
}
