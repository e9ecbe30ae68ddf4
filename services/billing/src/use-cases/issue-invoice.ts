import type { BodyOf, createInvoice, InvoiceAnswer, StoredFile } from '@bitacora/contracts';
import { centsOfDollars, type Clock, dayAt, hasErrors, InvalidError } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { CLOCK, FileStore, type ReceivedFile, requiredFile, type StagedHandler } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler } from '@nestjs/cqrs';
import { Invoice, passengerErrors, type Travellers } from '../domain/invoice.ts';
import { InvoiceRepository } from '../persistence/invoice.repository.ts';
import { invoiceAnswer } from '../persistence/invoice.snapshot.ts';
import { Journeys, unknownJourney } from '../references/journeys.ts';

export class IssueInvoice extends Command<InvoiceAnswer> {
  constructor(
    readonly agency: string,
    readonly input: BodyOf<typeof createInvoice>,
    readonly files: { file?: ReceivedFile },
  ) {
    super();
  }
}

type Files = { file: StoredFile };

@CommandHandler(IssueInvoice)
export class IssueInvoiceHandler implements StagedHandler<IssueInvoice, Travellers, Files> {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly journeys: Journeys,
    private readonly files: FileStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async prepare({ agency, input }: IssueInvoice): Promise<Travellers> {
    const journey = await this.journeys.find(input.journey, agency);
    const errors = {
      ...unknownJourney(journey),
      ...passengerErrors(
        { isPassengerInvoice: input.is_passenger_invoice, passenger: input.passenger },
        journey?.passengers ?? null,
      ),
    };
    if (!journey || hasErrors(errors)) throw new InvalidError(errors);
    return journey.passengers;
  }

  upload({ files }: IssueInvoice) {
    return this.files.uploadAll({ file: requiredFile('file', files.file) });
  }

  async execute({ agency, input }: IssueInvoice, travellers: Travellers, { file }: Files): Promise<InvoiceAnswer> {
    const invoice = Invoice.issue(
      {
        id: newId(),
        agency,
        journey: input.journey,
        isPassengerInvoice: input.is_passenger_invoice,
        passenger: input.passenger,
        totalCostCents: centsOfDollars(input.total_cost),
        number: input.number,
        creationDate: input.creation_date ?? dayAt(this.clock.now()),
        file,
      },
      travellers,
    );
    await this.invoices.save(invoice);
    return invoiceAnswer(invoice);
  }
}
