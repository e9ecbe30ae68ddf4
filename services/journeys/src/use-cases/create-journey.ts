import type { BodyOf, createJourney } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { centsOfDollars, type FieldErrors, InvalidError } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { type City, findCity, findCountry } from '@bitacora/places';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Journey, type JourneyCity } from '../domain/journey.ts';
import { PackageService } from '../domain/package-service.ts';
import { KnownPeople, type PeopleOfJourney } from '../persistence/known-people.ts';
import { StoreJourney } from './store-journey.ts';

export type JourneyInput = BodyOf<typeof createJourney>;

export class CreateJourney extends Command<{ id: string }> {
  constructor(
    readonly agency: string,
    readonly input: JourneyInput,
  ) {
    super();
  }

  get people(): PeopleOfJourney {
    return { agency: this.agency, passengers: this.input.passengers, travelAgent: this.input.travel_agent };
  }
}

@CommandHandler(CreateJourney)
export class CreateJourneyHandler implements ICommandHandler<CreateJourney> {
  constructor(
    private readonly known: KnownPeople,
    private readonly store: StoreJourney,
  ) {}

  async execute(command: CreateJourney): Promise<{ id: string }> {
    const { agency, input } = command;
    const start = findCity(input.start_city);
    const destination = findCity(input.destination_city);
    const errors = await this.unknownPeople(command.people);
    if (!start) errors.start_city = [messages.notChoice];
    if (!destination) errors.destination_city = [messages.notChoice];
    if (!start || !destination || Object.keys(errors).length > 0) throw new InvalidError(errors);
    const id = newId();
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
        services: input.services.map((service, position) => packageServiceOf(id, service, position)),
      }),
    );
    return { id };
  }

  private async unknownPeople(people: PeopleOfJourney): Promise<FieldErrors> {
    const unknown = await this.known.unknown(people);
    const passengers = unknown.passengers.map((id) => [
      `passengers.${people.passengers.indexOf(id)}`,
      [messages.unknownReference],
    ]);
    return {
      ...(Object.fromEntries(passengers) as FieldErrors),
      ...(unknown.travelAgent ? { travel_agent: [messages.unknownReference] } : {}),
    };
  }
}

/** A city of libs/places, as a journey keeps it. */
export function journeyCity({ code, name, country }: City): JourneyCity {
  return { code, name, country: findCountry(country)?.name ?? country, country_code: country };
}

function packageServiceOf(
  journey: string,
  { kind, travel_direction, order }: JourneyInput['services'][number],
  position: number,
): PackageService {
  return Object.assign(new PackageService(), {
    id: newId(),
    journey,
    kind,
    travelDirection: travel_direction,
    order: order ?? position,
  });
}
