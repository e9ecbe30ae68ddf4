import type { RefundAnswer } from '@bitacora/contracts';
import { type Clock, expectVersion } from '@bitacora/kernel';
import { CLOCK } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { RefundRepository } from '../persistence/refund.repository.ts';
import { refundAnswer } from '../persistence/refund.snapshot.ts';
import { type Target, type VoidingInput, voidingOf } from './voiding.ts';

export class VoidRefund extends Command<RefundAnswer> {
  constructor(
    readonly target: Target,
    readonly input: VoidingInput,
  ) {
    super();
  }
}

@CommandHandler(VoidRefund)
export class VoidRefundHandler implements ICommandHandler<VoidRefund> {
  constructor(
    private readonly refunds: RefundRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ target, input }: VoidRefund): Promise<RefundAnswer> {
    const refund = await this.refunds.getLocked(target.id, target.agency);
    expectVersion(input.version, refund.version);
    refund.void(voidingOf(input, this.clock.now()));
    await this.refunds.save(refund);
    return refundAnswer(refund);
  }
}
