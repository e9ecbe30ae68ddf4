import type { JourneySnapshot, JourneyView } from '@bitacora/contracts';
import { type Clock, dayAt } from '@bitacora/kernel';
import { arrayLiteral, CLOCK, Database, entityTag } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { FileLinks } from '../files/file-links.ts';
import { type JourneyRow, type JourneyScope, journeyScopes, selectPeople } from './journey-row.ts';
import { inViewOrder, shapeJourney } from './shape-journey.ts';

/** Who reads: decides costs and amounts, and what the links are signed for. */
export interface Reader {
  userId: string;
  /** RUC of the agency that the reader works for; null for a traveller. Costs are for staff of the journey's own. */
  agency: string | null;
  /** Whether that is with the right to the amounts of the agency's journeys. Who travels on one sees its own. */
  seesAmounts: boolean;
}

export interface TaggedViews {
  views: JourneyView[];
  /** Changes with anything that the answer shows: a change, the day, the reader, the window of the links. */
  tag: string;
}

/** What was asked for, not read yet: whoever has it already needs only its tag, which costs a part of the whole. */
export interface AskedViews {
  tag(): Promise<string>;
  read(): Promise<TaggedViews>;
}

/** The number of the last change of anything that a journey's view shows. */
interface Change {
  id: string;
  change: number;
}

const tagOf = (...basis: unknown[]) => entityTag(basis.join('|'));

/** Reads journey views: one SQL statement each, and no call to any service (architecture#the-journey-view). */
@Injectable()
export class JourneyViews {
  constructor(
    private readonly database: Database,
    private readonly links: FileLinks,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The journeys that a person travels on; with `agency`, only that agency's. */
  ofUser(userId: string, reader: Reader, agency: string | null = null): AskedViews {
    return agency === null
      ? this.asked(reader, journeyScopes.ofTraveller, [userId])
      : this.asked(reader, journeyScopes.ofTravellerInAgency, [userId, agency]);
  }

  ofPassenger(passenger: string, agency: string, reader: Reader): AskedViews {
    return this.asked(reader, journeyScopes.ofPassenger, [passenger, agency]);
  }

  /** One journey of an agency; none when it is not there. */
  ofOne(journey: string, agency: string, reader: Reader): AskedViews {
    return this.asked(reader, journeyScopes.one, [journey, agency]);
  }

  /** The same, read at once; null when it is not there. */
  async one(journey: string, agency: string, reader: Reader): Promise<JourneyView | null> {
    const { views } = await this.ofOne(journey, agency, reader).read();
    return views[0] ?? null;
  }

  /** A journey as its own fact tells it, while its view is not there yet; with the names that are known here. */
  async ofSnapshot(journey: JourneySnapshot, version: number, reader: Reader): Promise<JourneyView> {
    const ids = arrayLiteral(journey.passengers);
    const [known] = await this.database
      .query<Pick<JourneyRow, 'agent' | 'stand_ins' | 'passengers'>>(selectPeople, [ids, ids, journey.travel_agent])
      // What was written stands, also when nothing can be read here.
      .catch(() => []);
    const { agent, stand_ins, passengers } = known ?? { agent: null, stand_ins: [], passengers: [] };
    const children = { records: [], documents: [], invoices: [], payments: [], refunds: [], luggage_requests: [] };
    return this.shape(
      { change: 0, journey: { ...journey, version }, agent, stand_ins, passengers, is_ready: false, ...children },
      reader,
      this.today(),
    );
  }

  private asked(reader: Reader, { journeys, changes }: JourneyScope, parameters: readonly unknown[]): AskedViews {
    return {
      tag: async () => this.tagFor(reader, this.today(), await this.database.read<Change>(changes, parameters)),
      read: async () => {
        const rows = await this.database.read<JourneyRow>(journeys, parameters);
        const today = this.today();
        const shown = rows.map(({ journey, change }) => ({ id: journey.id, change }));
        return {
          views: rows.map((row) => this.shape(row, reader, today)).sort(inViewOrder),
          tag: this.tagFor(reader, today, shown),
        };
      },
    };
  }

  private today(): string {
    return dayAt(this.clock.now());
  }

  private shape(row: JourneyRow, reader: Reader, today: string): JourneyView {
    const isStaff = row.journey.agency === reader.agency;
    const isAboard = row.passengers.some(({ user_id }) => user_id === reader.userId);
    return shapeJourney(row, {
      isStaff,
      seesAmounts: isAboard || (isStaff && reader.seesAmounts),
      today,
      userId: reader.userId,
      linkTo: (file) => this.links.linkTo(file, reader.userId),
    });
  }

  private tagFor(reader: Reader, today: string, changes: readonly Change[]): string {
    const shown = changes.map(({ id, change }) => `${id}:${change}`).sort();
    return tagOf(today, reader.agency ?? '', reader.seesAmounts, reader.userId, this.links.state(), ...shown);
  }
}
