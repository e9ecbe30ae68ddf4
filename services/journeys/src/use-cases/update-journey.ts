import { type BodyOf, type updateJourney, wholeJourneyErrors } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import {
  centsOfDollars,
  type Clock,
  type FieldErrors,
  expectValid,
  expectVersion,
  withoutUndefined,
} from '@bitacora/kernel';
import { findCity } from '@bitacora/places';
import { CLOCK, type StagedHandler } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler } from '@nestjs/cqrs';
import type { Journey } from '../domain/journey.ts';
import type { PackageService } from '../domain/package-service.ts';
import { JourneyRepository, type Target } from '../persistence/journey.repository.ts';
import { LuggageRequestRepository } from '../persistence/luggage-request.repository.ts';
import { PeopleProjection } from '../persistence/people-projection.ts';
import { JourneyReferences } from '../references/journey-references.ts';
import { PeopleOfNow } from '../projections/people-of-now.ts';
import { journeyCity, packageServiceOf } from './create-journey.ts';

export type JourneyChange = BodyOf<typeof updateJourney>;

/** Throws `conflict` when it is called off, or was changed meanwhile. */
export class UpdateJourney extends Command<{ id: string }> {
  constructor(
    readonly target: Target,
    readonly input: JourneyChange,
  ) {
    super();
  }
}

@CommandHandler(UpdateJourney)
export class UpdateJourneyHandler implements StagedHandler<UpdateJourney> {
  constructor(
    private readonly journeys: JourneyRepository,
    private readonly luggage: LuggageRequestRepository,
    private readonly people: PeopleProjection,
    private readonly peopleOfNow: PeopleOfNow,
    private readonly references: JourneyReferences,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async prepare({ target, input }: UpdateJourney): Promise<void> {
    const already = new Set(await this.journeys.passengersOf(target));
    const passengers = (input.passengers ?? []).filter((id) => !already.has(id));
    await this.peopleOfNow.read({ agency: target.agency, passengers, travelAgent: input.travel_agent ?? null });
  }

  async execute({ target, input }: UpdateJourney): Promise<{ id: string }> {
    const journey = await this.journeys.getLocked(target);
    expectVersion(input.version, journey.version);
    expectValid(await this.errorsOf(journey, input));
    const passengers = input.passengers ?? journey.passengers;
    const travelDate = input.travel_date ?? journey.travelDate;
    const destination = input.destination_city === undefined ? null : findCity(input.destination_city);
    const start = input.start_city === undefined ? null : findCity(input.start_city);
    const now = this.clock.now();
    const removed = journey.change(
      withoutUndefined({
        passengers,
        travelDate,
        holder: await this.holderOf(journey, input, passengers, travelDate),
        startCity: start ? journeyCity(start) : undefined,
        destinationCity: destination ? journeyCity(destination) : undefined,
        destinationTimeZone: destination?.time_zone,
        returnDate: input.return_date,
        purchaseDate: input.purchase_date,
        costCents: input.cost === undefined ? undefined : centsOfDollars(input.cost),
        travelDirection: input.travel_direction,
        travelAgent: input.travel_agent,
        needMigrationDocs: input.need_migration_docs,
        balanceDue: input.balance_due,
        services: input.services?.map((service, position) => itemOf(journey, service, position, now)),
      }),
    );
    await this.journeys.save(journey, { removed });
    await this.luggage.followJourney(journey);
    return { id: journey.id };
  }

  /** Of the journey as it would be: what is sent, beside what stays. An adviser who stays is not asked about. */
  private async errorsOf(journey: Journey, input: JourneyChange): Promise<FieldErrors> {
    const { passengers = journey.passengers, travel_date: travelDate = journey.travelDate } = input;
    // Who holds it already goes on, whoever comes along.
    const named = input.holder === journey.holder ? null : input.holder;
    const items = (input.services ?? []).map(({ id }) => id);
    await this.references.noteForeignItems(journey, items);
    return {
      ...(await this.references.holderErrors(named, passengers, travelDate)),
      ...wholeJourneyErrors({ ...asSent(journey), ...withoutUndefined(input) }),
      ...(await this.references.errorsOf(input, journey.agency, journey.passengers)),
      ...itemErrors(journey, input.services ?? []),
    };
  }

  /** Whoever holds it goes on while he or she travels; else it is somebody anew. */
  private async holderOf(
    journey: Journey,
    { holder }: JourneyChange,
    passengers: readonly string[],
    travelDate: string,
  ): Promise<string | null> {
    const present = holder ?? journey.holder;
    if (present !== null && passengers.includes(present)) return present;
    return this.people.defaultHolder(passengers, travelDate);
  }
}

/** What rules over several fields look at, as a client would send it. The services' direction is a rule of what is sent. */
const asSent = (journey: Journey) => ({
  passengers: journey.passengers,
  travel_date: journey.travelDate,
  return_date: journey.returnDate,
  purchase_date: journey.purchaseDate,
  balance_due: journey.balanceDue,
  travel_direction: journey.travelDirection,
  services: journey.services.map(({ kind, travelDirection }) => ({ kind, travel_direction: travelDirection })),
});

type SentService = NonNullable<JourneyChange['services']>[number];

/** A service that is named is one of the journey's, and of the kind that it was sold as. */
function itemErrors(journey: Journey, services: readonly SentService[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const [index, { id, kind }] of services.entries()) {
    if (id === undefined) continue;
    const present = journey.services.find((item) => item.id === id);
    if (!present) errors[`services.${index}.id`] = [messages.unknownReference];
    else if (present.kind !== kind) errors[`services.${index}.kind`] = [messages.locked];
  }
  return errors;
}

function itemOf(journey: Journey, service: SentService, position: number, now: Date): PackageService {
  const present = journey.services.find(({ id }) => id === service.id);
  if (!present) return packageServiceOf(journey.id, service, position, now);
  return Object.assign(present, { travelDirection: service.travel_direction, order: service.order ?? position });
}
