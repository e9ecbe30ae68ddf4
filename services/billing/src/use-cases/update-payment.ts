import type { BodyOf, PaymentAnswer, StoredFile, updatePayment } from '@bitacora/contracts';
import { type Cents, centsOfDollars, expectValid, expectVersion, withoutUndefined } from '@bitacora/kernel';
import { Database, FileStore, type ReceivedFile, type StagedHandler } from '@bitacora/platform';
import { Command, CommandHandler } from '@nestjs/cqrs';
import { journeyErrors } from '../domain/changes.ts';
import type { Payment } from '../domain/payment.ts';
import { lessPaidErrors } from '../domain/refund.ts';
import { PaidAmounts } from '../persistence/paid-amounts.ts';
import { PaymentRepository } from '../persistence/payment.repository.ts';
import { paymentAnswer } from '../persistence/payment.snapshot.ts';
import type { Target } from './voiding.ts';

export type PaymentInput = BodyOf<typeof updatePayment>;

export class UpdatePayment extends Command<PaymentAnswer> {
  constructor(
    readonly target: Target,
    readonly input: PaymentInput,
    readonly files: { voucher?: ReceivedFile },
  ) {
    super();
  }
}

type Files = { voucher: StoredFile | null };

@CommandHandler(UpdatePayment)
export class UpdatePaymentHandler implements StagedHandler<UpdatePayment, void, Files> {
  constructor(
    private readonly database: Database,
    private readonly payments: PaymentRepository,
    private readonly paid: PaidAmounts,
    private readonly files: FileStore,
  ) {}

  async prepare(command: UpdatePayment): Promise<void> {
    await this.database.transaction(() => this.look(command, (journey) => this.paid.of(journey)));
  }

  upload({ files }: UpdatePayment) {
    return this.files.uploadAll({ voucher: files.voucher });
  }

  async execute(command: UpdatePayment, _: void, { voucher }: Files): Promise<PaymentAnswer> {
    const { input } = command;
    const payment = await this.look(command, (journey) => this.paid.ofLocked(journey));
    if (voucher) await this.files.replace(payment.voucher.id);
    payment.change(
      withoutUndefined({
        method: input.method,
        valueCents: input.value === undefined ? undefined : centsOfDollars(input.value),
        number: input.number,
        creationDate: input.creation_date,
        voucher: voucher ?? undefined,
      }),
    );
    await this.payments.save(payment);
    return paymentAnswer(payment);
  }

  /** `paidOf` is asked only for less than before: more may come at any time. */
  private async look({ target, input }: UpdatePayment, paidOf: (journey: string) => Promise<Cents>): Promise<Payment> {
    const payment = await this.payments.getLocked(target.id, target.agency);
    expectVersion(input.version, payment.version);
    payment.expectNotVoided();
    const valueCents = input.value === undefined ? payment.valueCents : centsOfDollars(input.value);
    const errors = {
      ...journeyErrors(payment, input.journey),
      ...(valueCents < payment.valueCents
        ? lessPaidErrors(payment.valueCents, valueCents, await paidOf(payment.journey))
        : {}),
    };
    expectValid(errors);
    return payment;
  }
}
