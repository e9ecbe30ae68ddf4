import { type Clock, dayAt, withoutUndefined } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { CLOCK, type CsvColumns, csvFile, currentActor, Database } from '@bitacora/platform';
import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import { Readable } from 'node:stream';

interface About {
  agency: string;
  /** What it is called, also in the file's name. */
  list: string;
  filters: Record<string, unknown>;
}

/** Makes a list a file that leaves the platform: who took it, when, and what of it, stays in the history. */
@Injectable()
export class ListFiles {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async make<Row>(
    about: About,
    columns: CsvColumns<Row>,
    batches: Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>,
  ): Promise<StreamableFile> {
    await this.record(about);
    const name = `${about.list}-${dayAt(this.clock.now())}.csv`;
    return new StreamableFile(Readable.from(csvFile(columns, batches)), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${name}"`,
    });
  }

  private async record({ agency, list, filters }: About): Promise<void> {
    const at = this.clock.now().toISOString();
    const data = { list, filters: withoutUndefined(filters) };
    await this.database.query(
      `insert into history (id, name, aggregate_id, aggregate_version, occurred_at, envelope)
       values (?, 'bff.list-exported', ?, 0, ?::timestamptz, ?::jsonb)`,
      [newId(), agency, at, JSON.stringify({ occurred_at: at, actor: currentActor(), data })],
    );
  }
}
