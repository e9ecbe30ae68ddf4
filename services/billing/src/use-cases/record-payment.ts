import type { BodyOf, createPayment, PaymentAnswer, StoredFile } from '@bitacora/contracts';
import { centsOfDollars, type Clock, dayAt } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { CLOCK, FileStore } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Payment } from '../domain/payment.ts';
import { PaymentRepository } from '../persistence/payment.repository.ts';
import { paymentAnswer } from '../persistence/snapshots.ts';

export class RecordPayment extends Command<PaymentAnswer> {
  constructor(
    readonly agency: string,
    readonly input: BodyOf<typeof createPayment>,
    readonly voucher: StoredFile,
  ) {
    super();
  }
}

@CommandHandler(RecordPayment)
export class RecordPaymentHandler implements ICommandHandler<RecordPayment> {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly files: FileStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ agency, input, voucher }: RecordPayment): Promise<PaymentAnswer> {
    const payment = Payment.record({
      id: newId(),
      agency,
      journey: input.journey,
      method: input.method,
      valueCents: centsOfDollars(input.value),
      creationDate: input.creation_date ?? dayAt(this.clock.now()),
      voucher,
    });
    await this.files.keep(voucher.id);
    await this.payments.save(payment);
    return paymentAnswer(payment);
  }
}
