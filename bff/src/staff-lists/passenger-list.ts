import type { Page, PassengerRow, PassengerSnapshot, PassengerSort } from '@bitacora/contracts';
import { type Clock, dayAt } from '@bitacora/kernel';
import { CLOCK, Database, keysetBatches, keysetPage, type ListOfRows, type PageQuery } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { phaseOf } from '../journey-view/shape-journey.ts';
import { isToCome, passengersThat } from './conditions.ts';

export interface PassengerFilters {
  search?: string | undefined;
  sort?: PassengerSort | undefined;
}

type NextJourney = NonNullable<PassengerRow['next_journey']>;

interface Row {
  id: string;
  person: PassengerSnapshot;
  to_come: {
    pending: number;
    pending_journeys: number;
    pending_of_next: number;
    next: (Omit<NextJourney, 'phase'> & { last_day: string }) | null;
  };
}

const table = 'passengers';

/** The first journey that each of these passengers has to come or is on, and what all of those still need. */
const columns = (toCome: string) => `id, data as person, (
  select jsonb_build_object('pending', coalesce(sum(pending), 0),
    'pending_journeys', count(*) filter (where pending > 0),
    'pending_of_next', coalesce((array_agg(pending order by travel_date, id))[1], 0), 'next', (array_agg(jsonb_build_object(
    'journey_id', id, 'travel_date', travel_date, 'last_day', last_day, 'destination_city',
    (select j.data -> 'destination_city' from journeys j where j.id = journey_summaries.id)
  ) order by travel_date, id))[1])
  from journey_summaries
  where id in (select jp.journey from journey_passengers jp where jp.passenger = ${table}.id) and ${toCome}
) as to_come`;

const orders: Record<PassengerSort, Pick<ListOfRows, 'sort' | 'sortType' | 'isDescending'>> = {
  name: { sort: 'sort_key', sortType: 'text' },
  '-name': { sort: 'sort_key', sortType: 'text', isDescending: true },
  // Ids are in the order of time.
  '-added': { sort: 'agency', sortType: 'text', isDescending: true },
};

/** The passengers of an agency as staff look through them: one statement a page, and one for the count. */
@Injectable()
export class PassengerList {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async page(agency: string, filters: PassengerFilters, query: PageQuery): Promise<Page<PassengerRow>> {
    const page = await keysetPage<Row>(this.database, this.listOf(agency, filters), query);
    const today = this.today();
    return { ...page, results: page.results.map((row) => shape(row, today)) };
  }

  /** All of them, batch after batch. */
  async *all(agency: string, filters: PassengerFilters): AsyncGenerator<PassengerRow[]> {
    const list = this.listOf(agency, filters);
    const today = this.today();
    for await (const rows of keysetBatches<Row>(this.database, list)) yield rows.map((row) => shape(row, today));
  }

  private listOf(agency: string, { search, sort = 'name' }: PassengerFilters): ListOfRows {
    const toCome = isToCome(this.today());
    const { sql: where, parameters } = passengersThat(agency, search);
    const shown = { columns: columns(toCome.sql), columnParameters: toCome.parameters };
    return { ...shown, table, where, parameters, ...orders[sort] };
  }

  private today(): string {
    return dayAt(this.clock.now());
  }
}

/** Field by field: what an account wrote for itself is shown to no agency. */
function shape({ person, to_come: { next, ...pending } }: Row, today: string): PassengerRow {
  const {
    id,
    user_id,
    id_number,
    passport,
    first_name,
    last_name,
    birth_date,
    email,
    phone,
    is_active,
    account_waits,
  } = person;
  const shown = { id, user_id, id_number, passport, first_name, last_name, birth_date, email, phone };
  return {
    ...shown,
    ...(is_active === undefined ? {} : { is_active }),
    ...(account_waits && { account_waits }),
    next_journey: next && shapeNext(next, today),
    ...pending,
  };
}

function shapeNext(next: NonNullable<Row['to_come']['next']>, today: string): NextJourney {
  const { journey_id, travel_date, last_day, destination_city } = next;
  const phase = phaseOf({ is_cancelled: false, travel_date, last_day }, today);
  return { journey_id, travel_date, phase, destination_city };
}
