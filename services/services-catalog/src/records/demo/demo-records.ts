import { type ServiceKind, serviceKind } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { addDays, AGENCY_TIME_ZONE, dayAt, hasErrors } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { findCity } from '@bitacora/places';
import { Commands, DemoSeeder } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { newContents, withFixedFields } from '../domain/record-contents.ts';
import { ReferenceLookup } from '../references/reference-lookup.ts';
import { AddServiceDocument } from '../use-cases/add-service-document.ts';
import { CreateServiceRecord, type ItemOfRecord } from '../use-cases/create-service-record.ts';
import { type DemoContent, demoContents } from './demo-contents.ts';
import { demoPolicy, demoReservation } from './demo-document.ts';

type DemoJourney = (typeof demo.journeys)[number];
type DemoService = DemoJourney['services'][number];

/** What journeys would answer about an item of the demo; its seeder need not have run yet. */
function itemOf(journey: DemoJourney, { id }: DemoService): ItemOfRecord {
  const zone = findCity(journey.to)?.time_zone ?? AGENCY_TIME_ZONE;
  return {
    id,
    journey: journey.id,
    is_open: true,
    is_cancelled: false,
    destination_city: journey.to,
    destination_time_zone: zone,
  };
}

/** Seeds the records of the demo journeys with their files (product 21.1), each once, when the environment asks for it. */
@Injectable()
export class DemoRecords extends DemoSeeder {
  constructor(
    private readonly commands: Commands,
    private readonly references: ReferenceLookup,
  ) {
    super();
  }

  protected async seedMissing(): Promise<void> {
    for (const [index, journey] of demo.journeys.entries()) {
      for (const service of journey.services) {
        const contentOf = demoContents[index]?.[service.direction === 'V' ? 'air_ticket V' : service.kind];
        if (contentOf) await this.seedRecord(journey, service, contentOf(this.tripOf(journey)));
      }
    }
    await this.seedPolicies();
  }

  private tripOf({ startsInDays, lastsDays }: DemoJourney): { first: string; last: string } {
    const first = addDays(dayAt(this.clock.now()), startsInDays);
    return { first, last: addDays(first, lastsDays - 1) };
  }

  private async seedRecord(journey: DemoJourney, service: DemoService, content: DemoContent): Promise<void> {
    const { recordId: id, kind } = service;
    if (id === null) return;
    await this.byCommand({
      isThere: () => this.exists('service_records', id),
      save: async () => {
        const record = await this.recordOf(kind, itemOf(journey, service), content);
        await this.commands.execute(new CreateServiceRecord({ ...record, id }));
      },
    });
  }

  private async recordOf(kind: ServiceKind, item: ItemOfRecord, { input, cost }: DemoContent) {
    const descriptor = serviceKind(kind);
    const fixed = withFixedFields(descriptor, input, item);
    const references = await this.references.find(descriptor, fixed.input, demo.agency);
    const zone = item.destination_time_zone;
    // The page says what the record will say, so that the record's rules are asked before its file is made.
    const { details, errors } = newContents({ descriptor, ...fixed, references, zone, newId });
    if (hasErrors(errors)) throw new Error(`demo ${kind}: ${JSON.stringify(errors)}`);
    const reservation = await demoReservation(kind, details);
    const body = { ...input, cost, package_service: item.id };
    return { agency: demo.agency, kind, body, files: { reservation }, item };
  }

  private async seedPolicies(): Promise<void> {
    const [journey] = demo.journeys;
    const insurance = journey.services.find(({ kind }) => kind === 'travel_insurance');
    if (!insurance) return;
    const travellers = [demo.carlos, ...demo.companions];
    const item = { ...itemOf(journey, insurance), passengers: travellers.map(({ passengerId }) => passengerId) };
    for (const [index, { firstName, lastName, passengerId: passenger }] of travellers.entries()) {
      const id = demo.documents[index];
      if (!id) continue;
      const document = { id, agency: demo.agency, package_service: item.id, passenger, item };
      await this.byCommand({
        isThere: () => this.exists('service_documents', id),
        save: async () => {
          const files = { document: await demoPolicy(index, `${firstName} ${lastName}`) };
          await this.commands.execute(new AddServiceDocument({ ...document, files }));
        },
      });
    }
  }
}
