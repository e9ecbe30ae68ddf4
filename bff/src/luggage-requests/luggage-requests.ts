import {
  hasTicketLeft,
  isTicketOff,
  type JourneySnapshot,
  type LuggageFilters,
  type LuggageRequest,
  type LuggageRequestSnapshot,
  type Page,
  type PassengerSnapshot,
  type ServiceRecordSnapshot,
} from '@bitacora/contracts';
import { type Clock, toEpochMilliseconds } from '@bitacora/kernel';
import { CLOCK, Database, keysetBatches, keysetPage, type ListOfRows, ownOf, type PageQuery } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Projected } from '../journey-view/journey-row.ts';
import { shapeLuggage } from '../journey-view/shape-luggage.ts';
import { luggageThat } from '../staff-lists/conditions.ts';

type Request = Projected<LuggageRequestSnapshot>;

interface RequestRow {
  id: string;
  agency: string;
  request: Request;
  person: PassengerSnapshot | null;
  trip: JourneySnapshot | null;
  record: ServiceRecordSnapshot | null;
}

const table = 'luggage_requests';

const columns = `id, agency, data || jsonb_build_object('version', version) as request,
  (select p.data from passengers p where p.id = (${table}.data ->> 'passenger')::uuid) as person,
  (select j.data from journeys j where j.id = ${table}.journey) as trip,
  (select r.data from service_records r
   where r.journey = ${table}.journey and not r.is_removed
     and r.data ->> 'package_service' = ${table}.data ->> 'package_service' limit 1) as record`;

const itemOf = (trip: JourneySnapshot, { package_service: item }: Request) =>
  trip.services.find(({ id }) => id === item);

/** Reads what travellers ask for with who asked, the journey and the ticket: one statement, no call to any service. */
@Injectable()
export class LuggageRequests {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** An agency's requests, newest first unless they are sorted: ids are in the order of time. */
  async ofAgency(agency: string, query: PageQuery & LuggageFilters): Promise<Page<LuggageRequest>> {
    const page = await keysetPage<RequestRow>(this.database, this.listOf(agency, query), query);
    return { ...page, results: page.results.map((row) => this.shape(row)) };
  }

  /** All of them, batch after batch. */
  async *all(agency: string, filters: LuggageFilters): AsyncGenerator<LuggageRequest[]> {
    for await (const rows of keysetBatches<RequestRow>(this.database, this.listOf(agency, filters))) {
      yield rows.map((row) => this.shape(row));
    }
  }

  /** Throws `not-found` where the agency has none of that id. */
  async one(id: string, agency: string): Promise<LuggageRequest> {
    const [row] = await this.database.query<RequestRow>(
      `select ${columns} from ${table} where id = ? and not is_removed`,
      [id],
    );
    return this.shape(ownOf(row, agency));
  }

  private listOf(agency: string, filters: LuggageFilters): ListOfRows {
    const { sql: where, parameters } = luggageThat(agency, filters, this.clock.now());
    return { columns, table, where, parameters, isDescending: filters.sort !== 'oldest' };
  }

  private shape({ request, person, trip, record }: RequestRow): LuggageRequest {
    const item = trip && itemOf(trip, request);
    return {
      ...shapeLuggage(request, { asker: person, record }),
      package_service: request.package_service,
      journey: trip && { id: trip.id, travel_date: trip.travel_date, destination_city: trip.destination_city },
      ticket: record && { title: record.title, travel_direction: item?.travel_direction ?? null },
      contact: person && { email: person.email, phone: person.phone },
      is_over: trip !== null && (isTicketOff(trip, request) || this.hasLeft(trip, request, record)),
    };
  }

  private hasLeft(trip: JourneySnapshot, request: Request, record: ServiceRecordSnapshot | null): boolean {
    const departure = record?.starts ? new Date(toEpochMilliseconds(record.starts)) : null;
    const direction = itemOf(trip, request)?.travel_direction ?? null;
    return hasTicketLeft({ departure, direction }, trip, this.clock.now());
  }
}
