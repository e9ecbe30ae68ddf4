import { type BodyOf, type createJourney, usualBalanceDue } from '@bitacora/contracts';
import { centsOfDollars, type Clock, hasErrors, InvalidError } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { type City, findCity, findCountry } from '@bitacora/places';
import { CLOCK, type StagedHandler } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler } from '@nestjs/cqrs';
import { Journey, type JourneyCity } from '../domain/journey.ts';
import { PackageService } from '../domain/package-service.ts';
import type { Target } from '../persistence/journey.repository.ts';
import { WebQuoteRepository } from '../persistence/web-quote.repository.ts';
import { PeopleProjection } from '../persistence/people-projection.ts';
import { JourneyReferences } from '../references/journey-references.ts';
import { PeopleOfNow } from '../projections/people-of-now.ts';
import { StoreJourney } from './store-journey.ts';

export type JourneyInput = BodyOf<typeof createJourney>;

export class CreateJourney extends Command<{ id: string }> {
  constructor(
    readonly agency: string,
    readonly input: JourneyInput,
  ) {
    super();
  }
}

@CommandHandler(CreateJourney)
export class CreateJourneyHandler implements StagedHandler<CreateJourney> {
  constructor(
    private readonly people: PeopleProjection,
    private readonly peopleOfNow: PeopleOfNow,
    private readonly references: JourneyReferences,
    private readonly store: StoreJourney,
    private readonly quotes: WebQuoteRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async prepare({ agency, input }: CreateJourney): Promise<void> {
    await this.peopleOfNow.read({ agency, passengers: input.passengers, travelAgent: input.travel_agent });
  }

  async execute({ agency, input }: CreateJourney): Promise<{ id: string }> {
    const start = findCity(input.start_city);
    const destination = findCity(input.destination_city);
    const errors = {
      ...(await this.references.errorsOf(input, agency)),
      ...(await this.references.holderErrors(input.holder, input.passengers, input.travel_date)),
    };
    if (!start || !destination || hasErrors(errors)) throw new InvalidError(errors);
    const id = newId();
    const now = this.clock.now();
    await this.store.store(
      Journey.book({
        id,
        agency,
        startCity: journeyCity(start),
        destinationCity: journeyCity(destination),
        destinationTimeZone: destination.time_zone,
        travelDate: input.travel_date,
        returnDate: input.return_date,
        purchaseDate: input.purchase_date,
        costCents: centsOfDollars(input.cost),
        travelDirection: input.travel_direction,
        travelAgent: input.travel_agent,
        needMigrationDocs: input.need_migration_docs,
        passengers: input.passengers,
        services: input.services.map((service, position) => packageServiceOf(id, service, position, now)),
        holder: input.holder ?? (await this.people.defaultHolder(input.passengers, input.travel_date)),
        designedPackage: input.package,
        balanceDue: input.balance_due ?? usualBalanceDue(input, await this.people.balanceDueDays(agency)),
      }),
    );
    if (input.quote) await this.win({ id: input.quote, agency }, id, now);
    return { id };
  }

  /** The quote that it is made of. Throws `conflict` when there is a journey of it already. */
  private async win(target: Target, journey: string, now: Date): Promise<void> {
    const quote = await this.quotes.getLocked(target);
    quote.win(journey, now);
    await this.quotes.save(quote);
  }
}

/** A city of libs/places, as a journey keeps it. */
export function journeyCity({ code, name, country }: City): JourneyCity {
  return { code, name, country: findCountry(country)?.name ?? country, country_code: country };
}

/** A new item of a journey; where no place in its order was said, it has that in the list. */
export function packageServiceOf(
  journey: string,
  { kind, travel_direction, order }: JourneyInput['services'][number],
  position: number,
  addedAt: Date,
): PackageService {
  return Object.assign(new PackageService(), {
    id: newId(),
    journey,
    kind,
    travelDirection: travel_direction,
    order: order ?? position,
    addedAt,
  });
}
