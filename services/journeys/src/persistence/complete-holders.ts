import { newId } from '@bitacora/kernel/ids';
import { Database, RegularSweep, withRequestContext } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { JourneyRepository } from './journey.repository.ts';
import { PeopleProjection } from './people-projection.ts';

const MOST_AT_ONCE = 100;

/** Journeys of before they had a holder get the one whom the rule names (product 5.9), and their news tell it. */
@Injectable()
export class CompleteHolders extends RegularSweep {
  protected override readonly everyMilliseconds = 5 * 60_000;

  constructor(
    private readonly database: Database,
    private readonly journeys: JourneyRepository,
    private readonly people: PeopleProjection,
  ) {
    super();
  }

  override async onApplicationBootstrap(): Promise<void> {
    await super.onApplicationBootstrap();
    void this.sweep();
  }

  protected works() {
    return [() => withRequestContext({ requestId: newId() }, () => this.fill())];
  }

  private async fill(): Promise<void> {
    // Who is adult and has an e-mail is not known of them all yet.
    if (await this.people.hasIncompletePassengers()) return;
    let after: string | null = null;
    do after = await this.fillSome(after);
    while (after !== null);
  }

  /** Answers the last of them; null when there are no more. */
  private async fillSome(after: string | null): Promise<string | null> {
    const rows = await this.database.query<{ id: string }>(
      `select id from journeys where holder is null and (?::uuid is null or id > ?::uuid) order by id limit ${MOST_AT_ONCE}`,
      [after, after],
    );
    for (const { id } of rows) await this.database.transaction(() => this.nameHolder(id));
    return rows.at(-1)?.id ?? null;
  }

  private async nameHolder(id: string): Promise<void> {
    const journey = await this.journeys.findLocked(id);
    if (!journey || journey.holder !== null) return;
    journey.holder = await this.people.defaultHolder(journey.passengers, journey.travelDate);
    if (journey.holder !== null) await this.journeys.save(journey);
  }
}
