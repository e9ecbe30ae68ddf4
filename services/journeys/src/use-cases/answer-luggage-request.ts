import type { AnswerOf, answerLuggageRequest, BodyOf } from '@bitacora/contracts';
import { centsOfDollars, type Clock, expectVersion } from '@bitacora/kernel';
import { CLOCK } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Target } from '../persistence/journey.repository.ts';
import { LuggageRequestRepository } from '../persistence/luggage-request.repository.ts';
import { luggageRequestAnswer } from '../persistence/luggage-request.snapshot.ts';
import { LuggageReferences } from '../references/luggage-references.ts';

type Result = AnswerOf<typeof answerLuggageRequest>;

/**
 * `by` is the user who answers. Throws `conflict` when it was changed meanwhile, withdrawn, or is to be added where nothing is added
 * any more, and `invalid` on a day to pay it after the journey.
 */
export class AnswerLuggageRequest extends Command<Result> {
  constructor(
    readonly target: Target & { by: string },
    readonly input: BodyOf<typeof answerLuggageRequest>,
  ) {
    super();
  }
}

@CommandHandler(AnswerLuggageRequest)
export class AnswerLuggageRequestHandler implements ICommandHandler<AnswerLuggageRequest> {
  constructor(
    private readonly requests: LuggageRequestRepository,
    private readonly references: LuggageReferences,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ target, input }: AnswerLuggageRequest): Promise<Result> {
    const request = await this.requests.getLocked(target);
    const { version, outcome, price, pay_until: payUntil, text } = input;
    expectVersion(version, request.version);
    const priceCents = price === null ? null : centsOfDollars(price);
    const at = this.clock.now().toISOString();
    const record = await this.references.recordOf(request);
    const isOther = request.reply({ outcome, priceCents, payUntil, text, at, by: target.by, record });
    if (isOther) {
      if (outcome !== 'refused') await this.references.expectUsable(request);
      await this.requests.save(request);
    }
    return luggageRequestAnswer(request);
  }
}
