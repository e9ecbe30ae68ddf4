import { demo } from '@bitacora/contracts/demo';
import { addDays, type Clock, dayAt } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { findCity } from '@bitacora/places';
import { CLOCK, Database, ENVIRONMENT, type ProcessEnvironment, withRequestContext } from '@bitacora/platform';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Journey } from '../domain/journey.ts';
import { PackageService } from '../domain/package-service.ts';
import { JourneyRepository } from '../persistence/journey.repository.ts';
import { journeyCity } from '../use-cases/create-journey.ts';
import { StoreJourney } from '../use-cases/store-journey.ts';

const RETRY_MILLISECONDS = 2000;
/** How long before it starts a journey of the demo was sold. */
const SOLD_DAYS_BEFORE = 40;

type DemoJourney = (typeof demo.journeys)[number];

/** Seeds the journeys of the demo data (api.md), once, when the environment asks for it. */
@Injectable()
export class DemoJourneys implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('DemoJourneys');
  private retry: NodeJS.Timeout | null = null;
  private isStopping = false;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: ProcessEnvironment,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly database: Database,
    private readonly journeys: JourneyRepository,
    private readonly store: StoreJourney,
  ) {}

  onApplicationBootstrap(): void {
    if (this.environment.DEMO_DATA) void this.seed();
  }

  onApplicationShutdown(): void {
    this.isStopping = true;
    if (this.retry) clearTimeout(this.retry);
  }

  /** Does nothing when it has run before; tries again later when it cannot (no migrations yet, no database). */
  async seed(): Promise<void> {
    try {
      await withRequestContext({ requestId: newId() }, () => this.database.transaction(() => this.seedOnce()));
    } catch (error) {
      if (this.isStopping) return;
      this.logger.warn(`demo data comes later: ${String(error)}`);
      this.retry = setTimeout(() => void this.seed(), RETRY_MILLISECONDS);
    }
  }

  private async seedOnce(): Promise<void> {
    await this.database.query(`select pg_advisory_xact_lock(hashtext('demo data'))`);
    if (await this.journeys.find(demo.journeys[0].id)) return;
    const today = dayAt(this.clock.now());
    for (const journey of demo.journeys) await this.store.store(demoJourney(journey, today));
  }
}

/** A journey of the demo as it is on a day. */
function demoJourney(journey: DemoJourney, today: string): Journey {
  const start = findCity(journey.from);
  const destination = findCity(journey.to);
  if (!start || !destination) throw new Error(`no such city: ${journey.from} or ${journey.to}`);
  const travelDate = addDays(today, journey.startsInDays);
  const sold = addDays(travelDate, -SOLD_DAYS_BEFORE);
  return Journey.book({
    id: journey.id,
    agency: demo.agency,
    startCity: journeyCity(start),
    destinationCity: journeyCity(destination),
    destinationTimeZone: destination.time_zone,
    travelDate,
    returnDate: addDays(travelDate, journey.lastsDays - 1),
    purchaseDate: sold < today ? sold : addDays(today, -1),
    costCents: journey.costCents,
    travelDirection: journey.direction,
    travelAgent: demo.adviser.employeeId,
    needMigrationDocs: !journey.to.startsWith('EC-'),
    passengers: [demo.carlos, ...demo.companions].map(({ passengerId }) => passengerId),
    services: journey.services.map(({ id, kind, direction }, order) =>
      Object.assign(new PackageService(), { id, journey: journey.id, kind, travelDirection: direction ?? null, order }),
    ),
  });
}
