import type { BodyOf, PaymentAnswer, StoredFile, updatePayment } from '@bitacora/contracts';
import { centsOfDollars, NotFoundError } from '@bitacora/kernel';
import { FileStore } from '@bitacora/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { checkSeen, sent } from '../domain/changes.ts';
import { PaymentRepository } from '../persistence/payment.repository.ts';
import { paymentAnswer } from '../persistence/snapshots.ts';

export type PaymentInput = BodyOf<typeof updatePayment>;

export class UpdatePayment extends Command<PaymentAnswer> {
  constructor(
    readonly target: { id: string; agency: string },
    readonly input: PaymentInput,
    readonly voucher: StoredFile | null,
  ) {
    super();
  }
}

@CommandHandler(UpdatePayment)
export class UpdatePaymentHandler implements ICommandHandler<UpdatePayment> {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly files: FileStore,
  ) {}

  async execute({ target, input, voucher }: UpdatePayment): Promise<PaymentAnswer> {
    const payment = await this.payments.find(target.id, target.agency);
    if (!payment) throw new NotFoundError();
    checkSeen(payment, { version: input.version, journey: input.journey });
    const replaced = voucher && payment.voucher.id;
    payment.change(
      sent({
        method: input.method,
        valueCents: input.value === undefined ? undefined : centsOfDollars(input.value),
        creationDate: input.creation_date,
        voucher: voucher ?? undefined,
      }),
    );
    if (voucher) await this.files.keep(voucher.id);
    if (replaced) await this.files.replace(replaced);
    await this.payments.save(payment);
    return paymentAnswer(payment);
  }
}
