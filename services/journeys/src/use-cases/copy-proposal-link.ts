import type { AnswerOf, copyProposalLink } from '@bitacora/contracts';
import { type Clock, dayAt } from '@bitacora/kernel';
import { CLOCK, hashOfSecret, newSecret } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Target } from '../persistence/journey.repository.ts';
import { WebQuoteRepository } from '../persistence/web-quote.repository.ts';

type Copied = AnswerOf<typeof copyProposalLink>;

/** `by` is the user who has it from then on. */
export class CopyProposalLink extends Command<Copied> {
  constructor(readonly target: Target & { by: string }) {
    super();
  }
}

@CommandHandler(CopyProposalLink)
export class CopyProposalLinkHandler implements ICommandHandler<CopyProposalLink> {
  constructor(
    private readonly quotes: WebQuoteRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ target }: CopyProposalLink): Promise<Copied> {
    const quote = await this.quotes.getLocked(target);
    const token = newSecret();
    const now = this.clock.now();
    quote.copyLink({ linkHash: hashOfSecret(token), by: target.by, at: now.toISOString() }, dayAt(now));
    await this.quotes.save(quote);
    return { token };
  }
}
