import { type ServiceKind, serviceKind } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { addDays, AGENCY_TIME_ZONE, centsOfDollars, type Clock, dayAt } from '@bitacora/kernel';
import { findCity } from '@bitacora/places';
import { CLOCK, Commands, Database, DemoSeeder, ENVIRONMENT, FileStore } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { ServicesCatalogEnvironment } from '../config.ts';
import { DetailsResolver } from '../references/resolve-details.ts';
import { AddServiceDocument } from '../use-cases/add-service-document.ts';
import { CreateServiceRecord } from '../use-cases/create-service-record.ts';
import { type DemoContent, demoContents } from './demo-contents.ts';
import { demoPolicy, demoReservation } from './demo-document.ts';

type DemoJourney = (typeof demo.journeys)[number];
type DemoService = DemoJourney['services'][number];

/** Seeds the records of the demo journeys with their files (api.md), each once, when the environment asks for it. */
@Injectable()
export class DemoRecords extends DemoSeeder {
  constructor(
    @Inject(ENVIRONMENT) environment: ServicesCatalogEnvironment,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly database: Database,
    private readonly commands: Commands,
    private readonly resolver: DetailsResolver,
    private readonly files: FileStore,
  ) {
    super(environment);
  }

  protected async seedMissing(): Promise<void> {
    for (const [index, journey] of demo.journeys.entries()) {
      for (const service of journey.services) {
        const contentOf = demoContents[index]?.[service.direction === 'V' ? 'air_ticket V' : service.kind];
        if (service.recordId && contentOf) await this.seedRecord(journey, service, contentOf(this.tripOf(journey)));
      }
    }
    await this.seedPolicies();
  }

  private tripOf({ startsInDays, lastsDays }: DemoJourney): { first: string; last: string } {
    const first = addDays(dayAt(this.clock.now()), startsInDays);
    return { first, last: addDays(first, lastsDays - 1) };
  }

  private async seedRecord(journey: DemoJourney, service: DemoService, { input, cost }: DemoContent): Promise<void> {
    const id = service.recordId;
    if (!id || (await this.exists('service_records', id))) return;
    const kind: ServiceKind = service.kind;
    const zone = findCity(journey.to)?.time_zone ?? AGENCY_TIME_ZONE;
    const { details, newCoordinates, errors } = await this.resolver.resolve({
      descriptor: serviceKind(kind),
      agency: demo.agency,
      input,
      present: {},
      zone,
    });
    if (Object.keys(errors).length > 0) throw new Error(`demo ${kind}: ${JSON.stringify(errors)}`);
    const item = { id: service.id, journey: journey.id, zone };
    const record = { agency: demo.agency, kind, details, newCoordinates, costCents: centsOfDollars(cost), item, zone };
    await this.onceOnly('service_records', id, async () => {
      await this.files.withUpload(await demoReservation(kind, details), (file) =>
        this.commands.execute(new CreateServiceRecord(record, file, id)),
      );
    });
  }

  private async seedPolicies(): Promise<void> {
    const [journey] = demo.journeys;
    const insurance = journey.services.find(({ kind }) => kind === 'travel_insurance');
    if (!insurance) return;
    const item = { id: insurance.id, agency: demo.agency, journey: journey.id };
    for (const [index, traveller] of [demo.carlos, ...demo.companions].entries()) {
      const id = demo.documents[index];
      if (!id || (await this.exists('service_documents', id))) continue;
      const policy = await demoPolicy(index, `${traveller.firstName} ${traveller.lastName}`);
      await this.onceOnly('service_documents', id, async () => {
        await this.files.withUpload(policy, async (file) => {
          if (file) await this.commands.execute(new AddServiceDocument(item, traveller.passengerId, file, id));
        });
      });
    }
  }

  /** Another replica may seed at the same time: whose row is there first does not matter. */
  private async onceOnly(table: string, id: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(await this.exists(table, id))) throw error;
    }
  }

  private async exists(table: string, id: string): Promise<boolean> {
    const [row] = await this.database.query(`select id from ${table} where id = ?`, [id]);
    return row !== undefined;
  }
}
