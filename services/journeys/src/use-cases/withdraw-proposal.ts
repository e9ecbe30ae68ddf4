import type { WebQuote as WebQuoteAnswer } from '@bitacora/contracts';
import type { Clock } from '@bitacora/kernel';
import { CLOCK } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Target } from '../persistence/journey.repository.ts';
import { WebQuoteRepository } from '../persistence/web-quote.repository.ts';
import { webQuoteAnswer } from '../persistence/web-quote.snapshot.ts';

export class WithdrawProposal extends Command<WebQuoteAnswer> {
  constructor(
    readonly target: Target,
    readonly number: number,
  ) {
    super();
  }
}

@CommandHandler(WithdrawProposal)
export class WithdrawProposalHandler implements ICommandHandler<WithdrawProposal> {
  constructor(
    private readonly quotes: WebQuoteRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ target, number }: WithdrawProposal): Promise<WebQuoteAnswer> {
    const quote = await this.quotes.getLocked(target);
    quote.withdraw(number, this.clock.now());
    await this.quotes.save(quote);
    return webQuoteAnswer(quote);
  }
}
