import type { Page, PassengerRow, PassengerSnapshot, PassengerSort } from '@bitacora/contracts';
import { type Clock, dayAt } from '@bitacora/kernel';
import { CLOCK, Database, keysetBatches, keysetPage, type ListOfRows, type PageQuery } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { isToCome, passengersThat } from './conditions.ts';

export interface PassengerFilters {
  search?: string | undefined;
  sort?: PassengerSort | undefined;
}

interface Row {
  id: string;
  person: PassengerSnapshot;
  to_come: { next_journey: PassengerRow['next_journey']; pending: number };
}

const table = 'passengers';

/** The journeys that each of these passengers has to come: the first one, and what all of them still need. */
const columns = (toCome: string) => `id, data as person, (
  select jsonb_build_object(
    'next_journey', (array_agg(jsonb_build_object(
      'journey_id', id, 'travel_date', travel_date, 'destination_city',
      (select j.data -> 'destination_city' from journeys j where j.id = journey_summaries.id)
    ) order by travel_date, id))[1],
    'pending', coalesce(sum(pending), 0)
  ) from journey_summaries
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
    return { ...page, results: page.results.map(shape) };
  }

  /** All of them, batch after batch. */
  async *all(agency: string, filters: PassengerFilters): AsyncGenerator<PassengerRow[]> {
    for await (const rows of keysetBatches<Row>(this.database, this.listOf(agency, filters))) yield rows.map(shape);
  }

  private listOf(agency: string, { search, sort = 'name' }: PassengerFilters): ListOfRows {
    const toCome = isToCome(dayAt(this.clock.now()));
    const { sql: where, parameters } = passengersThat(agency, search);
    const shown = { columns: columns(toCome.sql), columnParameters: toCome.parameters };
    return { ...shown, table, where, parameters, ...orders[sort] };
  }
}

/** Field by field: what an account wrote for itself is shown to no agency. */
function shape({ person, to_come }: Row): PassengerRow {
  const { id, user_id, id_number, passport, first_name, last_name, birth_date, email, phone, is_active } = person;
  const shown = { id, user_id, id_number, passport, first_name, last_name, birth_date, email, phone };
  return { ...shown, ...(is_active === undefined ? {} : { is_active }), ...to_come };
}
