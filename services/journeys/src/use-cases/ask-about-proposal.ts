import type { AnswerOf, askAboutProposal, BodyOf } from '@bitacora/contracts';
import { type Clock, dayAt } from '@bitacora/kernel';
import { CLOCK, ENVIRONMENT, hashOfSecret, seal } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { JourneysEnvironment } from '../config.ts';
import { SubmissionLimits } from '../limits/submission-limits.ts';
import { WebQuoteRepository } from '../persistence/web-quote.repository.ts';
import { mailedQuote } from '../persistence/web-quote.snapshot.ts';

type Result = AnswerOf<typeof askAboutProposal>;

/** Throws `not-found` for a link that opens nothing, `conflict` when the quote was won. */
export class AskAboutProposal extends Command<Result> {
  constructor(
    readonly token: string,
    readonly input: BodyOf<typeof askAboutProposal>,
    /** Of the visitor. */
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(AskAboutProposal)
export class AskAboutProposalHandler implements ICommandHandler<AskAboutProposal> {
  constructor(
    private readonly quotes: WebQuoteRepository,
    private readonly limits: SubmissionLimits,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: JourneysEnvironment,
  ) {}

  async execute({ token, input: { question }, address }: AskAboutProposal): Promise<Result> {
    const now = this.clock.now();
    const linkHash = hashOfSecret(token);
    const quote = await this.quotes.getLockedByLink(linkHash);
    const { number } = quote.openedBy(linkHash, dayAt(now));
    await this.limits.take({ rule: 'proposal-address', of: address }, { rule: 'proposal-quote', of: quote.id });
    // The answer leads back to where the visitor says yes.
    quote.ask(question, now, { number, sealed: seal(this.environment.SEAL_KEY, { uid: quote.id, token }) });
    const asked_at = now.toISOString();
    await this.quotes.save(quote, {
      name: 'journeys.proposal-asked-about',
      data: { ...mailedQuote(quote, number), question, asked_at, is_accepted: quote.isAccepted },
    });
    return { asked_at };
  }
}
