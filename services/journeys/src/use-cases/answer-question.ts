import type { answerQuestion, BodyOf, WebQuote as WebQuoteAnswer } from '@bitacora/contracts';
import { type Clock, dayAt } from '@bitacora/kernel';
import { CLOCK } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { endOfLink } from '../domain/proposal.ts';
import type { Target } from '../persistence/journey.repository.ts';
import { WebQuoteRepository } from '../persistence/web-quote.repository.ts';
import { mailedQuote, webQuoteAnswer } from '../persistence/web-quote.snapshot.ts';

/** `by` is the user who says it. Throws `not-found` without such a question, `conflict` when it was answered. */
export class AnswerQuestion extends Command<WebQuoteAnswer> {
  constructor(
    readonly target: Target & { number: number; by: string },
    readonly input: BodyOf<typeof answerQuestion>,
  ) {
    super();
  }
}

@CommandHandler(AnswerQuestion)
export class AnswerQuestionHandler implements ICommandHandler<AnswerQuestion> {
  constructor(
    private readonly quotes: WebQuoteRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ target: { number, by, ...target }, input: { answer } }: AnswerQuestion): Promise<WebQuoteAnswer> {
    const quote = await this.quotes.getLocked(target);
    const now = this.clock.now();
    const question = quote.reply(number, answer, now);
    const link = quote.linkOf(question, dayAt(now));
    await this.quotes.save(quote, {
      name: 'journeys.proposal-question-answered',
      data: {
        ...mailedQuote(quote, quote.proposals.length),
        question: question.text,
        is_accepted: quote.isAccepted,
        answer,
        by,
        answered_at: now.toISOString(),
        sealed: link?.sealed ?? null,
        expires_at: link && endOfLink(link.validUntil),
      },
    });
    return webQuoteAnswer(quote);
  }
}
