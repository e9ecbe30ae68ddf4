import type { BodyOf, InvoiceAnswer, StoredFile, updateInvoice } from '@bitacora/contracts';
import { centsOfDollars, expectValid, expectVersion, StaleVersionError, withoutUndefined } from '@bitacora/kernel';
import { Database, FileStore, type ReceivedFile, type StagedHandler } from '@bitacora/platform';
import { Command, CommandHandler } from '@nestjs/cqrs';
import { journeyErrors } from '../domain/changes.ts';
import { type Invoice, type InvoiceChanges, namesAnother, type Travellers } from '../domain/invoice.ts';
import { InvoiceRepository } from '../persistence/invoice.repository.ts';
import { invoiceAnswer } from '../persistence/invoice.snapshot.ts';
import { Journeys } from '../references/journeys.ts';
import type { Target } from './voiding.ts';

export type InvoiceInput = BodyOf<typeof updateInvoice>;

export class UpdateInvoice extends Command<InvoiceAnswer> {
  constructor(
    readonly target: Target,
    readonly input: InvoiceInput,
    readonly files: { file?: ReceivedFile },
  ) {
    super();
  }
}

/** Null: no other passenger than the present one was sent, and journeys was not asked. */
type Asked = Travellers | null;
type Files = { file: StoredFile | null };

@CommandHandler(UpdateInvoice)
export class UpdateInvoiceHandler implements StagedHandler<UpdateInvoice, Asked, Files> {
  constructor(
    private readonly database: Database,
    private readonly invoices: InvoiceRepository,
    private readonly journeys: Journeys,
    private readonly files: FileStore,
  ) {}

  async prepare({ target, input }: UpdateInvoice): Promise<Asked> {
    const invoice = await this.database.transaction(() => this.find(target, input));
    const travellers = namesAnother(invoice, input) ? await this.travellersOf(invoice) : null;
    checkChange(invoice, input, travellers);
    return travellers;
  }

  upload({ files }: UpdateInvoice) {
    return this.files.uploadAll({ file: files.file });
  }

  async execute({ target, input }: UpdateInvoice, travellers: Asked, { file }: Files): Promise<InvoiceAnswer> {
    const invoice = await this.find(target, input);
    // The passenger changed since journeys was not asked about the one that was sent: nobody knows whether he travels.
    if (namesAnother(invoice, input) && travellers === null) throw new StaleVersionError();
    checkChange(invoice, input, travellers);
    if (file) await this.files.replace(invoice.file.id);
    invoice.change({ ...changesOf(input), ...(file ? { file } : {}) }, travellers);
    await this.invoices.save(invoice);
    return invoiceAnswer(invoice);
  }

  private async find({ id, agency }: Target, { version }: InvoiceInput): Promise<Invoice> {
    const invoice = await this.invoices.getLocked(id, agency);
    expectVersion(version, invoice.version);
    invoice.expectNotVoided();
    return invoice;
  }

  private async travellersOf({ journey, agency }: Invoice): Promise<Travellers> {
    return (await this.journeys.find(journey, agency))?.passengers ?? [];
  }
}

/** Throws `invalid` with every field that does not fit what is stored. */
function checkChange(invoice: Invoice, input: InvoiceInput, travellers: Asked): void {
  const errors = {
    ...journeyErrors(invoice, input.journey),
    ...invoice.errorsOfChange(changesOf(input), travellers),
  };
  expectValid(errors);
}

const changesOf = (input: InvoiceInput): InvoiceChanges =>
  withoutUndefined({
    isPassengerInvoice: input.is_passenger_invoice,
    passenger: input.passenger,
    totalCostCents: input.total_cost === undefined ? undefined : centsOfDollars(input.total_cost),
    number: input.number,
    creationDate: input.creation_date,
  });
