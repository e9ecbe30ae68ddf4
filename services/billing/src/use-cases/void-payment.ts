import type { PaymentAnswer } from '@bitacora/contracts';
import { type Clock, expectVersion } from '@bitacora/kernel';
import { CLOCK } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { expectNotRefunded } from '../domain/refund.ts';
import { PaidAmounts } from '../persistence/paid-amounts.ts';
import { PaymentRepository } from '../persistence/payment.repository.ts';
import { paymentAnswer } from '../persistence/payment.snapshot.ts';
import { type Target, type VoidingInput, voidingOf } from './voiding.ts';

export class VoidPayment extends Command<PaymentAnswer> {
  constructor(
    readonly target: Target,
    readonly input: VoidingInput,
  ) {
    super();
  }
}

@CommandHandler(VoidPayment)
export class VoidPaymentHandler implements ICommandHandler<VoidPayment> {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly paid: PaidAmounts,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ target, input }: VoidPayment): Promise<PaymentAnswer> {
    const payment = await this.payments.getLocked(target.id, target.agency);
    expectVersion(input.version, payment.version);
    payment.expectNotVoided();
    expectNotRefunded(payment.valueCents, await this.paid.ofLocked(payment.journey));
    payment.void(voidingOf(input, this.clock.now()));
    await this.payments.save(payment);
    return paymentAnswer(payment);
  }
}
