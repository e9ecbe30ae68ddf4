import type { BodyOf, updateWebQuote, WebQuote as WebQuoteAnswer } from '@bitacora/contracts';
import { type Clock, expectValid, expectVersion, withoutUndefined } from '@bitacora/kernel';
import { CLOCK } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Target } from '../persistence/journey.repository.ts';
import { WebQuoteRepository } from '../persistence/web-quote.repository.ts';
import { webQuoteAnswer } from '../persistence/web-quote.snapshot.ts';
import { OwnerReferences } from '../references/owner-references.ts';

/** Throws `conflict` when it was changed meanwhile. */
export class UpdateWebQuote extends Command<WebQuoteAnswer> {
  constructor(
    readonly target: Target,
    readonly input: BodyOf<typeof updateWebQuote>,
  ) {
    super();
  }
}

@CommandHandler(UpdateWebQuote)
export class UpdateWebQuoteHandler implements ICommandHandler<UpdateWebQuote> {
  constructor(
    private readonly quotes: WebQuoteRepository,
    private readonly owners: OwnerReferences,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ target, input }: UpdateWebQuote): Promise<WebQuoteAnswer> {
    const quote = await this.quotes.getLocked(target);
    const { version, status, owner, notes, lost_reason: lostReason } = input;
    expectVersion(version, quote.version);
    // Whose it is already may have left the agency since.
    if (owner !== quote.owner) expectValid(await this.owners.errorsOf(owner, target.agency));
    quote.change(withoutUndefined({ status, owner, notes, lostReason }), this.clock.now());
    await this.quotes.save(quote);
    return webQuoteAnswer(quote);
  }
}
