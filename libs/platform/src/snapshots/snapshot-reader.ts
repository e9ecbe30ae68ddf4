import {
  type AggregateSnapshot,
  type EventName,
  isEventName,
  listSnapshots,
  type ServiceName,
} from '@bitacora/contracts';
import { NotFoundError } from '@bitacora/kernel';
import { Injectable } from '@nestjs/common';
import { ServiceClient } from '../http/service-client.ts';

const TIMEOUT_MILLISECONDS = 30_000;
/** Of a few, for somebody who waits. */
const TIMEOUT_OF_SOME_MILLISECONDS = 1000;

interface Source {
  service: ServiceName;
  /** Under which name it offers them. */
  snapshots: string;
}

/** Reads what a service owns. Throws `unavailable` when it is away, `not-found` for what it does not own. */
@Injectable()
export class SnapshotReader {
  constructor(private readonly services: ServiceClient) {}

  /**
   * Those of these ids that are there now. Null when a service of the former release, which answers its first page
   * whoever is asked for, did not say it of each; the next release drops that.
   */
  async some({ service: owner, snapshots: name }: Source, ids: readonly string[]): Promise<AggregateSnapshot[] | null> {
    if (ids.length === 0) return [];
    const asking = { query: { ids: ids.join(',') }, timeOut: TIMEOUT_OF_SOME_MILLISECONDS };
    const page = await this.services.find({ ...listSnapshots, owner }, { name }, asking);
    if (!page) throw new NotFoundError();
    const asked = new Set(ids.map((id) => id.toLowerCase()));
    const found = page.snapshots.filter(({ aggregate_id }) => asked.has(aggregate_id));
    const isOfFormerRelease = found.length < page.snapshots.length;
    return isOfFormerRelease && found.length < ids.length ? null : found;
  }

  /** All of them, page by page. */
  async *read({
    service: owner,
    snapshots: name,
  }: Source): AsyncGenerator<{ event: EventName; snapshot: AggregateSnapshot }> {
    let query: Record<string, string> = {};
    for (;;) {
      const page = await this.services.find(
        { ...listSnapshots, owner },
        { name },
        { query, timeOut: TIMEOUT_MILLISECONDS },
      );
      if (!page) throw new NotFoundError();
      const { event, snapshots } = page;
      if (!isEventName(event)) throw new Error(`${owner} offers ${name} under an unknown event ${event}`);
      for (const snapshot of snapshots) yield { event, snapshot };
      const last = snapshots.at(-1);
      if (!last) return;
      query = { after: last.aggregate_id };
    }
  }
}
