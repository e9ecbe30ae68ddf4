import type { BodyOf, createWebQuote, QuoteSnapshot } from '@bitacora/contracts';
import { type Clock, hasErrors, InvalidError } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { findCountry } from '@bitacora/places';
import { CLOCK, wideNetworkOf } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { WebQuote } from '../domain/web-quote.ts';
import { SubmissionLimits } from '../limits/submission-limits.ts';
import { WebQuoteRepository } from '../persistence/web-quote.repository.ts';
import { webQuoteSnapshot } from '../persistence/web-quote.snapshot.ts';
import { QuoteReferences } from '../references/quote-references.ts';

export class CreateWebQuote extends Command<QuoteSnapshot> {
  constructor(
    readonly details: BodyOf<typeof createWebQuote>,
    /** Of the visitor. */
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(CreateWebQuote)
export class CreateWebQuoteHandler implements ICommandHandler<CreateWebQuote> {
  constructor(
    private readonly quotes: WebQuoteRepository,
    private readonly references: QuoteReferences,
    private readonly limits: SubmissionLimits,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ details, address }: CreateWebQuote): Promise<QuoteSnapshot> {
    const country = findCountry(details.country);
    const errors = await this.references.errorsOf(details);
    if (!country || hasErrors(errors)) throw new InvalidError(errors);
    const network = wideNetworkOf(address);
    await this.limits.take(
      { rule: 'quote-address', of: address },
      ...(network === null ? [] : [{ rule: 'quote-network', of: network } as const]),
    );
    const quote = WebQuote.request(newId(), {
      agency: details.agency,
      firstName: details.first_name,
      lastName: details.last_name,
      phone: details.phone,
      email: details.email,
      adults: details.n_adults,
      children: details.n_children,
      travelDate: details.travel_date,
      country: country.code,
      countryName: country.name,
      createdAt: this.clock.now(),
    });
    await this.quotes.save(quote);
    return webQuoteSnapshot(quote);
  }
}
