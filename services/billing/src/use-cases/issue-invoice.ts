import type { BodyOf, createInvoice, InvoiceAnswer, StoredFile } from '@bitacora/contracts';
import { centsOfDollars, type Clock, dayAt } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { CLOCK, FileStore } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Invoice, type Travellers } from '../domain/invoice.ts';
import { InvoiceRepository } from '../persistence/invoice.repository.ts';
import { invoiceAnswer } from '../persistence/snapshots.ts';

export class IssueInvoice extends Command<InvoiceAnswer> {
  constructor(
    readonly agency: string,
    readonly input: BodyOf<typeof createInvoice>,
    readonly travellers: Travellers,
    readonly file: StoredFile,
  ) {
    super();
  }
}

@CommandHandler(IssueInvoice)
export class IssueInvoiceHandler implements ICommandHandler<IssueInvoice> {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly files: FileStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ agency, input, travellers, file }: IssueInvoice): Promise<InvoiceAnswer> {
    const invoice = Invoice.issue(
      {
        id: newId(),
        agency,
        journey: input.journey,
        isPassengerInvoice: input.is_passenger_invoice,
        passenger: input.passenger,
        totalCostCents: centsOfDollars(input.total_cost),
        creationDate: input.creation_date ?? dayAt(this.clock.now()),
        file,
      },
      travellers,
    );
    await this.files.keep(file.id);
    await this.invoices.save(invoice);
    return invoiceAnswer(invoice);
  }
}
