import type { EventEnvelope, EventName } from '@bitacora/contracts';
import { Database, projectSnapshot } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { ReminderRepository } from './reminder.repository.ts';
import { projectedSnapshots, type ProjectedTable } from './projected-snapshots.ts';

/** Rows that say of which journey they are, and what its reminders follow from. */
const ofJourneys: readonly ProjectedTable[] = ['service_records', 'service_documents', 'payments', 'refunds'];

/** Rows that have a ladder themselves. */
const subjects: readonly ProjectedTable[] = ['journeys', 'quotes', 'luggage_requests'];

/** The events whose snapshot is of what is no more: its row stays, so that late news of it does not bring it back. */
const removals: readonly string[] = ['services-catalog.service-document-removed'] satisfies EventName[];

/** As an event carries it, or its owner offers it. */
type Snapshot = Pick<EventEnvelope, 'aggregate_id' | 'aggregate_version' | 'data'> & { name?: string };

/** Projects snapshots; an older version never replaces a newer one (architecture#events). */
@Injectable()
export class Projections {
  constructor(
    private readonly database: Database,
    private readonly reminders: ReminderRepository,
  ) {}

  /** `replacesSame`: a row of the same version, too, which an earlier release kept less of. */
  async apply(
    table: ProjectedTable,
    { aggregate_id, aggregate_version, data, name = '' }: Snapshot,
    { replacesSame = false } = {},
  ): Promise<void> {
    const row = {
      id: aggregate_id,
      version: aggregate_version,
      data: JSON.stringify({
        ...projectedSnapshots[table].parse(data),
        ...(removals.includes(name) ? { is_removed: true } : {}),
      }),
    };
    const before = await this.subjectsOf(table, aggregate_id);
    await projectSnapshot(this.database, table, row, { replacesSame });
    // Where a record was, and where it is now: both have other reminders.
    await this.reminders.mark([...new Set([...before, ...(await this.subjectsOf(table, aggregate_id))])]);
  }

  /** What has reminders that follow from a row. */
  private async subjectsOf(table: ProjectedTable, id: string): Promise<string[]> {
    if (subjects.includes(table)) return [id];
    if (!ofJourneys.includes(table)) return [];
    const rows = await this.database.query<{ journey: string }>(
      `select data ->> 'journey' as journey from ${table} where id = ? and data ->> 'journey' is not null`,
      [id],
    );
    return rows.map(({ journey }) => journey);
  }
}
