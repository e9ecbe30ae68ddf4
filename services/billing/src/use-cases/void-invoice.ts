import type { InvoiceAnswer } from '@bitacora/contracts';
import { type Clock, expectVersion } from '@bitacora/kernel';
import { CLOCK } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InvoiceRepository } from '../persistence/invoice.repository.ts';
import { invoiceAnswer } from '../persistence/invoice.snapshot.ts';
import { type Target, type VoidingInput, voidingOf } from './voiding.ts';

export class VoidInvoice extends Command<InvoiceAnswer> {
  constructor(
    readonly target: Target,
    readonly input: VoidingInput,
  ) {
    super();
  }
}

@CommandHandler(VoidInvoice)
export class VoidInvoiceHandler implements ICommandHandler<VoidInvoice> {
  constructor(
    private readonly invoices: InvoiceRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ target, input }: VoidInvoice): Promise<InvoiceAnswer> {
    const invoice = await this.invoices.getLocked(target.id, target.agency);
    expectVersion(input.version, invoice.version);
    invoice.void(voidingOf(input, this.clock.now()));
    await this.invoices.save(invoice);
    return invoiceAnswer(invoice);
  }
}
