import type { BodyOf, createPayment, PaymentAnswer, StoredFile } from '@bitacora/contracts';
import { centsOfDollars, type Clock, dayAt, InvalidError } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { CLOCK, FileStore, type ReceivedFile, requiredFile, type StagedHandler } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler } from '@nestjs/cqrs';
import { Payment } from '../domain/payment.ts';
import { PaymentRepository } from '../persistence/payment.repository.ts';
import { paymentAnswer } from '../persistence/payment.snapshot.ts';
import { Journeys, unknownJourney } from '../references/journeys.ts';

export class RecordPayment extends Command<PaymentAnswer> {
  constructor(
    readonly agency: string,
    readonly input: BodyOf<typeof createPayment>,
    readonly files: { voucher?: ReceivedFile },
  ) {
    super();
  }
}

type Files = { voucher: StoredFile };

@CommandHandler(RecordPayment)
export class RecordPaymentHandler implements StagedHandler<RecordPayment, void, Files> {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly journeys: Journeys,
    private readonly files: FileStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async prepare({ agency, input }: RecordPayment): Promise<void> {
    const journey = await this.journeys.find(input.journey, agency);
    if (!journey) throw new InvalidError(unknownJourney(journey));
  }

  upload({ files }: RecordPayment) {
    return this.files.uploadAll({ voucher: requiredFile('voucher', files.voucher) });
  }

  async execute({ agency, input }: RecordPayment, _: void, { voucher }: Files): Promise<PaymentAnswer> {
    const payment = Payment.record({
      id: newId(),
      agency,
      journey: input.journey,
      method: input.method,
      valueCents: centsOfDollars(input.value),
      number: input.number,
      creationDate: input.creation_date ?? dayAt(this.clock.now()),
      voucher,
    });
    await this.payments.save(payment);
    return paymentAnswer(payment);
  }
}
