import type { BodyOf, EventData, sendProposal, WebQuote as WebQuoteAnswer } from '@bitacora/contracts';
import { centsOfDollars, type Clock, expectValid, expectVersion } from '@bitacora/kernel';
import { CLOCK, ENVIRONMENT, hashOfSecret, newSecret, seal } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { JourneysEnvironment } from '../config.ts';
import { endOfLink, type Proposal } from '../domain/proposal.ts';
import type { WebQuote } from '../domain/web-quote.ts';
import type { Target } from '../persistence/journey.repository.ts';
import { WebQuoteRepository } from '../persistence/web-quote.repository.ts';
import { mailedQuote, webQuoteAnswer } from '../persistence/web-quote.snapshot.ts';
import { OwnerReferences } from '../references/owner-references.ts';

/** `by` is the user who sends it. Throws `conflict` when the quote was changed meanwhile, or was won. */
export class SendProposal extends Command<WebQuoteAnswer> {
  constructor(
    readonly target: Target & { by: string },
    readonly input: BodyOf<typeof sendProposal>,
  ) {
    super();
  }
}

@CommandHandler(SendProposal)
export class SendProposalHandler implements ICommandHandler<SendProposal> {
  constructor(
    private readonly quotes: WebQuoteRepository,
    private readonly owners: OwnerReferences,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: JourneysEnvironment,
  ) {}

  async execute({ target, input }: SendProposal): Promise<WebQuoteAnswer> {
    const quote = await this.quotes.getLocked(target);
    const { version, owner, services, price, valid_until, message } = input;
    expectVersion(version, quote.version);
    if (owner !== quote.owner) expectValid(await this.owners.errorsOf(owner, target.agency));
    const token = newSecret();
    const offer = { services, priceCents: centsOfDollars(price), validUntil: valid_until, message, by: target.by };
    const proposal = quote.propose({ ...offer, linkHash: hashOfSecret(token) }, owner, this.clock.now());
    await this.quotes.save(
      quote,
      proposalSent(quote, proposal, seal(this.environment.SEAL_KEY, { uid: quote.id, token })),
    );
    return webQuoteAnswer(quote);
  }
}

/** What is told of a proposal that leaves, with the secret of its link sealed. */
export function proposalSent(
  quote: WebQuote,
  { number, services, validUntil, message }: Proposal,
  sealed: string,
): Told {
  return {
    name: 'journeys.proposal-sent',
    data: {
      ...mailedQuote(quote, number),
      services: [...services],
      valid_until: validUntil,
      message,
      sealed,
      expires_at: endOfLink(validUntil),
    },
  };
}

interface Told {
  name: 'journeys.proposal-sent';
  data: EventData<'journeys.proposal-sent'>;
}
