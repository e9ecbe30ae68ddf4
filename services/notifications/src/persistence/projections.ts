import type { EventEnvelope, EventName } from '@bitacora/contracts';
import { arrayLiteral, Database, projectSnapshot } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { type StepKindRule, stepKinds } from '../domain/ladder/step-kinds.ts';
import { ReminderRepository } from './reminder.repository.ts';
import { type Projected, projectedSnapshots, type ProjectedTable } from './projected-snapshots.ts';

/** Rows that say of which journey they are, and what its reminders follow from. */
const ofJourneys: readonly ProjectedTable[] = ['service_records', 'service_documents', 'payments', 'refunds'];

/** Rows of which travellers are told what changed. */
const changing: ReadonlySet<ProjectedTable> = new Set<ProjectedTable>(['journeys', 'service_records']);

/** Rows that have a ladder themselves. */
const subjects: readonly ProjectedTable[] = ['journeys', 'quotes', 'luggage_requests'];

const kindsOfLeadTimes = arrayLiteral(
  Object.entries<StepKindRule>(stepKinds).flatMap(([kind, { isByLeadTimes }]) => (isByLeadTimes ? [kind] : [])),
);

/** Rows of which a part says when or whether somebody is reminded, and the subjects of whom that is so, of a row's id. */
const parts: Partial<Record<ProjectedTable, { fields: readonly string[]; subjects: string }>> = {
  passengers: {
    fields: ['email', 'account_email', 'is_active'],
    subjects: `select id as subject from journeys where data -> 'passengers' @> jsonb_build_array(?::text)`,
  },
  agencies: {
    fields: ['lead_times'],
    subjects: `select distinct r.subject from agencies a
      join (select id, data from journeys union all select id, data from luggage_requests) one
        on one.data ->> 'agency' = a.data ->> 'ruc'
      join reminders r on r.subject = one.id and r.state = 'planned' and r.kind = any ('${kindsOfLeadTimes}'::text[])
      where a.id = ?`,
  },
};

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

  /**
   * `replacesSame`: a row of the same version, too, which an earlier release kept less of. Answers what the row said before,
   * where there was one and it says something newer now; null otherwise.
   */
  async apply<Table extends ProjectedTable>(
    table: Table,
    { aggregate_id, aggregate_version, data, name = '' }: Snapshot,
    { replacesSame = false } = {},
  ): Promise<Projected<Table> | null> {
    const row = {
      id: aggregate_id,
      version: aggregate_version,
      data: JSON.stringify({
        ...projectedSnapshots[table].parse(data),
        ...(removals.includes(name) ? { is_removed: true } : {}),
      }),
    };
    const former = await this.formerOf(table, aggregate_id);
    const before = await this.subjectsOf(table, aggregate_id);
    const saidBefore = await this.partOf(table, aggregate_id);
    const isWritten = await projectSnapshot(this.database, table, row, { replacesSame });
    const hasOther = (await this.partOf(table, aggregate_id)) !== saidBefore;
    // Where a record was, and where it is now: both have other reminders.
    const after = hasOther ? await this.followers(table, aggregate_id) : await this.subjectsOf(table, aggregate_id);
    await this.reminders.mark([...new Set([...before, ...after])]);
    return isWritten ? former : null;
  }

  /** What a row says, which nobody else changes until the transaction ends. */
  private async formerOf<Table extends ProjectedTable>(table: Table, id: string): Promise<Projected<Table> | null> {
    if (!changing.has(table)) return null;
    const [row] = await this.database.query<{ data: Projected<Table> }>(
      `select data from ${table} where id = ? for update`,
      [id],
    );
    return row?.data ?? null;
  }

  /** What of a row others' reminders follow from; nothing of most. */
  private async partOf(table: ProjectedTable, id: string): Promise<string | null> {
    const fields = parts[table]?.fields;
    if (!fields) return null;
    const values = fields.map((field) => `data -> '${field}'`).join(', ');
    const [row] = await this.database.query<{ part: string }>(
      `select jsonb_build_array(${values})::text as part from ${table} where id = ?`,
      [id],
    );
    return row?.part ?? null;
  }

  private async followers(table: ProjectedTable, id: string): Promise<string[]> {
    const rows = await this.database.query<{ subject: string }>(parts[table]?.subjects ?? '', [id]);
    return rows.map(({ subject }) => subject);
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
