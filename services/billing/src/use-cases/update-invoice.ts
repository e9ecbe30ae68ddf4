import type { BodyOf, InvoiceAnswer, StoredFile, updateInvoice } from '@bitacora/contracts';
import { centsOfDollars, NotFoundError } from '@bitacora/kernel';
import { FileStore } from '@bitacora/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { checkSeen, sent } from '../domain/changes.ts';
import type { Travellers } from '../domain/invoice.ts';
import { InvoiceRepository } from '../persistence/invoice.repository.ts';
import { invoiceAnswer } from '../persistence/snapshots.ts';

export type InvoiceInput = BodyOf<typeof updateInvoice>;

export class UpdateInvoice extends Command<InvoiceAnswer> {
  constructor(
    readonly target: { id: string; agency: string },
    readonly input: InvoiceInput,
    /** Who travels; null when no passenger was sent. */
    readonly travellers: Travellers | null,
    readonly file: StoredFile | null,
  ) {
    super();
  }
}

@CommandHandler(UpdateInvoice)
export class UpdateInvoiceHandler implements ICommandHandler<UpdateInvoice> {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly files: FileStore,
  ) {}

  async execute({ target, input, travellers, file }: UpdateInvoice): Promise<InvoiceAnswer> {
    const invoice = await this.invoices.find(target.id, target.agency);
    if (!invoice) throw new NotFoundError();
    checkSeen(invoice, { version: input.version, journey: input.journey });
    const replaced = file && invoice.file.id;
    invoice.change(
      sent({
        isPassengerInvoice: input.is_passenger_invoice,
        passenger: input.passenger,
        totalCostCents: input.total_cost === undefined ? undefined : centsOfDollars(input.total_cost),
        creationDate: input.creation_date,
        file: file ?? undefined,
      }),
      travellers,
    );
    if (file) await this.files.keep(file.id);
    if (replaced) await this.files.replace(replaced);
    await this.invoices.save(invoice);
    return invoiceAnswer(invoice);
  }
}
