import { usualBalanceDue } from '@bitacora/contracts';
import { demo, demoSaleDay } from '@bitacora/contracts/demo';
import { addDays, dayAt } from '@bitacora/kernel';
import { findCity } from '@bitacora/places';
import { DemoSeeder, NotYetError } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Journey } from '../domain/journey.ts';
import { PackageService } from '../domain/package-service.ts';
import { JourneyRepository } from '../persistence/journey.repository.ts';
import { PeopleProjection } from '../persistence/people-projection.ts';
import { journeyCity } from '../use-cases/create-journey.ts';
import { StoreJourney } from '../use-cases/store-journey.ts';

type DemoJourney = (typeof demo.journeys)[number];

const travellers = [demo.carlos, ...demo.companions].map(({ passengerId }) => passengerId);

/** Seeds the journeys of the demo data (product 21.1), once, when the environment asks for it and their people are known. */
@Injectable()
export class DemoJourneys extends DemoSeeder {
  constructor(
    private readonly journeys: JourneyRepository,
    private readonly people: PeopleProjection,
    private readonly store: StoreJourney,
  ) {
    super();
  }

  protected async seedMissing(): Promise<void> {
    await this.once({
      isThere: async () => (await this.journeys.find(demo.journeys[0].id)) !== null,
      save: () => this.seedJourneys(),
    });
  }

  /** As for every journey that is sold, and so that its mails name the adviser. */
  private async expectPeople(): Promise<void> {
    const travelAgent = demo.adviser.employeeId;
    const missing = await this.people.missing({ agency: demo.agency, passengers: travellers, travelAgent });
    if (missing.travelAgent || missing.passengers.length > 0) throw new NotYetError('its people are not known yet');
  }

  private async seedJourneys(): Promise<void> {
    await this.expectPeople();
    const today = dayAt(this.clock.now());
    for (const journey of demo.journeys) await this.store.store(demoJourney(journey, today));
  }
}

function demoJourney(journey: DemoJourney, today: string): Journey {
  const start = findCity(journey.from);
  const destination = findCity(journey.to);
  if (!start || !destination) throw new Error(`no such city: ${journey.from} or ${journey.to}`);
  const travelDate = addDays(today, journey.startsInDays);
  const purchaseDate = demoSaleDay(journey, today);
  return Journey.book({
    id: journey.id,
    agency: demo.agency,
    startCity: journeyCity(start),
    destinationCity: journeyCity(destination),
    destinationTimeZone: destination.time_zone,
    travelDate,
    returnDate: addDays(travelDate, journey.lastsDays - 1),
    purchaseDate,
    costCents: journey.costCents,
    travelDirection: journey.direction,
    travelAgent: demo.adviser.employeeId,
    needMigrationDocs: !journey.to.startsWith('EC-'),
    holder: demo.carlos.passengerId,
    balanceDue: usualBalanceDue({ travel_date: travelDate, purchase_date: purchaseDate }),
    passengers: travellers,
    services: journey.services.map(({ id, kind, direction }, order) =>
      Object.assign(new PackageService(), {
        id,
        journey: journey.id,
        kind,
        travelDirection: direction ?? null,
        order,
        addedAt: new Date(`${purchaseDate}T12:00-05:00`),
      }),
    ),
  });
}
