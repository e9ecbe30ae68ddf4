import type { BodyOf, createRefund, RefundAnswer, StoredFile } from '@bitacora/contracts';
import { centsOfDollars, type Clock, dayAt, expectValid, InvalidError } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { CLOCK, Database, FileStore, type ReceivedFile, type StagedHandler } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler } from '@nestjs/cqrs';
import { Refund, refundErrors } from '../domain/refund.ts';
import { PaidAmounts } from '../persistence/paid-amounts.ts';
import { RefundRepository } from '../persistence/refund.repository.ts';
import { refundAnswer } from '../persistence/refund.snapshot.ts';
import { Journeys, unknownJourney } from '../references/journeys.ts';

export class RecordRefund extends Command<RefundAnswer> {
  constructor(
    readonly agency: string,
    readonly input: BodyOf<typeof createRefund>,
    readonly files: { voucher?: ReceivedFile },
  ) {
    super();
  }
}

type Files = { voucher: StoredFile | null };

@CommandHandler(RecordRefund)
export class RecordRefundHandler implements StagedHandler<RecordRefund, void, Files> {
  constructor(
    private readonly database: Database,
    private readonly refunds: RefundRepository,
    private readonly paid: PaidAmounts,
    private readonly journeys: Journeys,
    private readonly files: FileStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async prepare({ agency, input }: RecordRefund): Promise<void> {
    const journey = await this.journeys.find(input.journey, agency);
    if (!journey) throw new InvalidError(unknownJourney(journey));
    const paid = await this.database.transaction(() => this.paid.of(input.journey));
    const errors = refundErrors(centsOfDollars(input.amount), paid);
    expectValid(errors);
  }

  upload({ files }: RecordRefund) {
    return this.files.uploadAll({ voucher: files.voucher });
  }

  async execute({ agency, input }: RecordRefund, _: void, { voucher }: Files): Promise<RefundAnswer> {
    const amountCents = centsOfDollars(input.amount);
    const errors = refundErrors(amountCents, await this.paid.ofLocked(input.journey));
    expectValid(errors);
    const refund = Refund.record({
      id: newId(),
      agency,
      journey: input.journey,
      method: input.method,
      amountCents,
      date: input.date,
      reason: input.reason,
      number: input.number,
      creationDate: dayAt(this.clock.now()),
      voucher,
    });
    await this.refunds.save(refund);
    return refundAnswer(refund);
  }
}
