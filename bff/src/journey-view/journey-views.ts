import type { JourneySnapshot, JourneyView, Page } from '@bitacora/contracts';
import { type Clock, dayAt } from '@bitacora/kernel';
import { CLOCK, Database, keysetPage, type PageWish } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { FileLinks } from '../files/file-links.ts';
import { type JourneyRow, selectJourneys, selectPeople } from './journey-row.ts';
import { inViewOrder, shapeJourney } from './shape-journey.ts';

/** Who reads: decides costs, and what the links are signed for. */
export interface Reader {
  userId: string;
  /** RUC of the agency that the reader works for; null for a traveller. Costs are for staff of the journey's own. */
  agency: string | null;
}

export interface TaggedViews {
  views: JourneyView[];
  /** Changes with anything that the answer shows: a change, the day, the role, the window of the links. */
  tag: string;
}

export interface TaggedPage {
  page: Page<JourneyView>;
  tag: string;
}

const tagOf = (...basis: unknown[]) =>
  `"${createHash('sha256').update(basis.join('|')).digest('base64url').slice(0, 22)}"`;

const ofTraveller = `exists (
  select 1 from journey_passengers jp join passengers p on p.id = jp.passenger
  where jp.journey = j.id and p.user_id = ?
)`;

/** Reads journey views: one SQL statement each, and no call to any service (design §5). */
@Injectable()
export class JourneyViews {
  constructor(
    private readonly database: Database,
    private readonly links: FileLinks,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The journeys that a person travels on; with `agency`, only that agency's. */
  async ofUser(userId: string, reader: Reader, agency: string | null = null): Promise<TaggedViews> {
    return agency === null
      ? this.read(reader, ofTraveller, [userId])
      : this.read(reader, `${ofTraveller} and j.agency = ?`, [userId, agency]);
  }

  async ofPassenger(passenger: string, agency: string, reader: Reader): Promise<TaggedViews> {
    return this.read(
      reader,
      `j.agency = ? and exists (select 1 from journey_passengers jp where jp.journey = j.id and jp.passenger = ?)`,
      [agency, passenger],
    );
  }

  /** A page of an agency's journeys by travel date, the latest first; the long one of a plain array in view order. */
  async ofAgency(agency: string, reader: Reader, wish: PageWish): Promise<TaggedPage> {
    const list = { columns: 'id', table: 'journeys', where: 'agency = ? and not is_cancelled', parameters: [agency] };
    const page = await keysetPage<{ id: string }>(
      this.database,
      { ...list, sort: 'travel_date', sortType: 'date', isDescending: true },
      wish,
    );
    const ids = page.results.map(({ id }) => id);
    const { views, tag } = await this.read(reader, `j.id = any(?::uuid[])`, [`{${ids.join(',')}}`]);
    const isPage = wish.page_size !== undefined || wish.cursor !== undefined;
    const byDate = (a: JourneyView, b: JourneyView) => ids.indexOf(a.journey_id) - ids.indexOf(b.journey_id);
    const { count, next, previous } = page;
    return { page: { count, next, previous, results: isPage ? views.sort(byDate) : views }, tag: tagOf(tag, count) };
  }

  /** One journey, for staff of its agency; null when it is not there. */
  async one(journey: string, agency: string, reader: Reader): Promise<JourneyView | null> {
    const { views } = await this.read(reader, `j.id = ? and j.agency = ?`, [journey, agency]);
    return views[0] ?? null;
  }

  /** A journey as its own fact tells it, while its view is not there yet; with the names that are known here. */
  async ofSnapshot(journey: JourneySnapshot, reader: Reader): Promise<JourneyView> {
    const ids = `{${journey.passengers.join(',')}}`;
    const [known] = await this.database
      .query<Pick<JourneyRow, 'agent' | 'passengers'>>(selectPeople, [journey.travel_agent, ids, ids])
      // What was written stands, also when nothing can be read here.
      .catch(() => []);
    const { agent, passengers } = known ?? { agent: null, passengers: [] };
    const children = { records: [], documents: [], invoices: [], payments: [] };
    return this.shape({ change: 0, journey, agent, passengers, ...children }, reader);
  }

  private async read(reader: Reader, condition: string, parameters: readonly unknown[]): Promise<TaggedViews> {
    const rows = await this.database.query<JourneyRow>(selectJourneys(condition), parameters);
    const today = dayAt(this.clock.now());
    const shown = rows.map(({ journey, change }) => `${journey.id}:${change}`).sort();
    return {
      views: rows.map((row) => this.shape(row, reader)).sort(inViewOrder),
      tag: tagOf(today, reader.agency ?? '', reader.userId, this.links.state(), ...shown),
    };
  }

  private shape(row: JourneyRow, reader: Reader): JourneyView {
    return shapeJourney(row, {
      isStaff: row.journey.agency === reader.agency,
      today: dayAt(this.clock.now()),
      linkTo: (file) => this.links.linkTo(file, reader.userId),
    });
  }
}
