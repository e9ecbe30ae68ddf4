import { dayAt } from '@bitacora/kernel';
import { demoPage, DemoSeeder, FileStore } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Invoice } from '../domain/invoice.ts';
import { Payment } from '../domain/payment.ts';
import { InvoiceRepository } from '../persistence/invoice.repository.ts';
import { PaymentRepository } from '../persistence/payment.repository.ts';
import { demoInvoices, demoPayments, type Page } from './demo-papers.ts';

/** Seeds the invoices and payments of the demo data (product 21.1) with their files, each once, when the environment asks. */
@Injectable()
export class DemoBilling extends DemoSeeder {
  constructor(
    private readonly files: FileStore,
    private readonly invoices: InvoiceRepository,
    private readonly payments: PaymentRepository,
  ) {
    super();
  }

  protected async seedMissing(): Promise<void> {
    const today = dayAt(this.clock.now());
    for (const { page, ...details } of demoInvoices(today)) {
      const travellers = details.passenger === null ? [] : [details.passenger];
      await this.onceWithFile(this.files, () => pdfOf(page), {
        isThere: async () => (await this.invoices.find(details.id, details.agency)) !== null,
        save: (file) => this.invoices.save(Invoice.issue({ ...details, file }, travellers)),
      });
    }
    for (const { page, ...details } of demoPayments(today)) {
      await this.onceWithFile(this.files, () => pdfOf(page), {
        isThere: async () => (await this.payments.find(details.id, details.agency)) !== null,
        save: (voucher) => this.payments.save(Payment.record({ ...details, voucher })),
      });
    }
  }
}

const pdfOf = ({ name, title, lines }: Page) => demoPage('file', name, title, lines);
