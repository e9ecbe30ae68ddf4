import { type Clock, dayAt } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { CLOCK, currentContext, Database, type StaffCaller } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';

/** A list that leaves as a file: its name in the history and in the file's, its columns, its rows. */
export interface ExportedList<Row> {
  name: string;
  fileName: string;
  columns: readonly { label: string; value: (row: Row) => string | null }[];
  rows: readonly Row[];
  /** What it was narrowed to. */
  filters: Readonly<Record<string, unknown>>;
}

/**
 * Lists as files for a spreadsheet, as one of this country opens them: separated by semicolons, marked as UTF-8. What a
 * spreadsheet would run as a formula is text (product 8.8). Who took which is in the history of this process.
 */
@Injectable()
export class Exports {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async answer<Row>(list: ExportedList<Row>, caller: StaffCaller, reply: FastifyReply): Promise<string> {
    const text = stringify(
      list.rows.map((row) => list.columns.map(({ value }) => value(row))),
      {
        bom: true,
        delimiter: ';',
        escape_formulas: true,
        header: true,
        columns: list.columns.map(({ label }) => label),
        record_delimiter: 'windows',
      },
    );
    await this.record(list, caller);
    const fileName = `${list.fileName}-${dayAt(this.clock.now())}.csv`;
    void reply
      .header('Content-Type', 'text/csv; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="${fileName}"`)
      .header('Cache-Control', 'no-store');
    return text;
  }

  private async record<Row>({ name, filters, rows }: ExportedList<Row>, caller: StaffCaller): Promise<void> {
    const at = this.clock.now().toISOString();
    const id = newId();
    const envelope = {
      id,
      name: 'bff.list-exported',
      schema_version: 1,
      aggregate_id: caller.agency,
      aggregate_version: 0,
      occurred_at: at,
      correlation_id: currentContext()?.requestId ?? id,
      actor: { user_id: caller.userId, agency: caller.agency, roles: caller.roles },
      data: { list: name, filters, rows: rows.length },
    };
    await this.database.query(
      `insert into history (id, name, aggregate_id, aggregate_version, occurred_at, envelope)
       values (?, 'bff.list-exported', ?, 0, ?::timestamptz, ?::jsonb)`,
      [id, caller.agency, at, JSON.stringify(envelope)],
    );
  }
}
