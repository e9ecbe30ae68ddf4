import { type AnswerOf, type acceptProposal, type BodyOf, type QuotedTraveller } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { type Clock, dayAt, InvalidError } from '@bitacora/kernel';
import { CLOCK, ENVIRONMENT, hashOfSecret, seal } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { JourneysEnvironment } from '../config.ts';
import { endOfLink } from '../domain/proposal.ts';
import type { WebQuote } from '../domain/web-quote.ts';
import { SubmissionLimits } from '../limits/submission-limits.ts';
import { WebQuoteRepository } from '../persistence/web-quote.repository.ts';
import { mailedQuote } from '../persistence/web-quote.snapshot.ts';

type Result = AnswerOf<typeof acceptProposal>;

/** Throws `not-found` for a link that opens nothing, `conflict` when the quote was won. */
export class AcceptProposal extends Command<Result> {
  constructor(
    readonly token: string,
    readonly input: BodyOf<typeof acceptProposal>,
    /** Of the visitor. */
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(AcceptProposal)
export class AcceptProposalHandler implements ICommandHandler<AcceptProposal> {
  constructor(
    private readonly quotes: WebQuoteRepository,
    private readonly limits: SubmissionLimits,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: JourneysEnvironment,
  ) {}

  async execute({ token, input: { travellers }, address }: AcceptProposal): Promise<Result> {
    const now = this.clock.now();
    const linkHash = hashOfSecret(token);
    const quote = await this.quotes.getLockedByLink(linkHash);
    const proposal = quote.openedBy(linkHash, dayAt(now));
    if (isMoreThan(quote, travellers)) throw new InvalidError({ travellers: [messages.tooManyTravellers] });
    await this.limits.take({ rule: 'proposal-address', of: address }, { rule: 'proposal-quote', of: quote.id });
    const accepted_at = proposal.acceptedAt ?? now.toISOString();
    const isFirst = quote.accept(proposal, travellers, now);
    const data = {
      ...mailedQuote(quote, proposal.number),
      travellers,
      accepted_at,
      services: [...proposal.services],
      price_cents: proposal.priceCents,
      // What confirms it leads back to where it was said.
      sealed: seal(this.environment.SEAL_KEY, { uid: quote.id, token }),
      expires_at: endOfLink(proposal.validUntil),
    };
    await this.quotes.save(quote, isFirst ? { name: 'journeys.proposal-accepted', data } : undefined);
    return { accepted_at };
  }
}

const isMoreThan = ({ adults, children }: WebQuote, travellers: readonly QuotedTraveller[]) => {
  const howMany = (kind: QuotedTraveller['kind']) => travellers.filter((one) => one.kind === kind).length;
  return howMany('adult') > adults || howMany('child') > children;
};
