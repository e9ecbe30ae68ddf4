import { demo } from '@bitacora/contracts/demo';
import { addDays, dayAt } from '@bitacora/kernel';
import { findCountry } from '@bitacora/places';
import { DemoSeeder, ENVIRONMENT, hashOfSecret, newSecret, seal } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { JourneysEnvironment } from '../config.ts';
import { WebQuote } from '../domain/web-quote.ts';
import { WebQuoteRepository } from '../persistence/web-quote.repository.ts';
import { proposalSent } from '../use-cases/send-proposal.ts';
import { type DemoQuote, demoQuotes } from './quotes-of-the-demo.ts';

/** Seeds the quotes of the demo data (product 21.1), once, when the environment asks for it. */
@Injectable()
export class DemoQuotes extends DemoSeeder {
  constructor(
    private readonly quotes: WebQuoteRepository,
    @Inject(ENVIRONMENT) private readonly environment: JourneysEnvironment,
  ) {
    super();
  }

  protected async seedMissing(): Promise<void> {
    await this.once({
      isThere: () => this.quotes.isThere({ id: demo.quotes.fresh, agency: demo.agency }),
      save: async () => {
        for (const quote of demoQuotes) await this.seedQuote(quote);
      },
    });
  }

  /** Each is written as it became what it is, at the hours of then; the proposal that waits is mailed with its link. */
  private async seedQuote({ asked, steps, isMailed }: DemoQuote): Promise<void> {
    const now = this.clock.now();
    const hoursAgo = (hours: number) => this.hoursAgo(hours);
    const inDays = (days: number) => addDays(dayAt(now), days);
    const quote = this.request(asked, hoursAgo(asked.hoursAgo), inDays(asked.travelsInDays));
    const token = newSecret();
    steps(quote, { hoursAgo, inDays, linkHash: hashOfSecret(token) });
    const sent = isMailed ? quote.proposals.at(-1) : undefined;
    const sealed = () => seal(this.environment.SEAL_KEY, { uid: quote.id, token });
    await this.quotes.save(quote, sent && proposalSent(quote, sent, sealed()));
  }

  private request({ id, country, ...visitor }: DemoQuote['asked'], createdAt: Date, travelDate: string): WebQuote {
    const { firstName, lastName, phone, email, adults, children } = visitor;
    const destination = findCountry(country);
    if (!destination) throw new Error(`no such country: ${country}`);
    return WebQuote.request(id, {
      agency: demo.agency,
      firstName,
      lastName,
      phone,
      email,
      adults,
      children,
      travelDate,
      country,
      countryName: destination.name,
      createdAt,
    });
  }
}
