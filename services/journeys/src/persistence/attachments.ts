import { arrayLiteral, Database, projectSnapshot } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import type { Claims } from '../domain/journey.ts';

/** What a record says of itself. */
interface Told {
  record: string;
  version: number;
  packageService: string | null;
  /** When what it stands for begins, as far as it has a time. */
  startsAt: Date | null;
}

/** Which service record says to be attached to which item: a projection of what services-catalog tells. */
@Injectable()
export class Attachments {
  constructor(private readonly database: Database) {}

  /**
   * An event that comes while its journey is being stored must either find the journey or be found by it: whoever
   * stores journeys shares the lock, whoever projects an event has it alone.
   */
  async lockToStore(): Promise<void> {
    await this.database.query(`select pg_advisory_xact_lock_shared(hashtext('attachments'))`);
  }

  async lockToProject(): Promise<void> {
    await this.database.query(`select pg_advisory_xact_lock(hashtext('attachments'))`);
  }

  /** Projects a record; answers the items that it was or is attached to. An older version changes nothing. */
  async apply({ record, version, packageService, startsAt }: Told): Promise<string[]> {
    const [before] = await this.database.query<{ package_service: string | null }>(
      `select package_service from attachments where record = ?`,
      [record],
    );
    const row = { record, version, package_service: packageService, starts_at: startsAt };
    if (!(await projectSnapshot(this.database, 'attachments', row, { key: 'record' }))) return [];
    return [before?.package_service ?? null, packageService].filter((item) => item !== null);
  }

  /** When what a record stands for begins; null where that is not known. */
  async startOf(record: string): Promise<Date | null> {
    const [row] = await this.database.query<{ starts_at: string | null }>(
      `select starts_at from attachments where record = ?`,
      [record],
    );
    return row?.starts_at ? new Date(row.starts_at) : null;
  }

  /** The journeys of some items; an item that is not here yet has none. */
  async journeysOf(packageServices: readonly string[]): Promise<string[]> {
    const rows = await this.database.query<{ journey: string }>(
      `select distinct journey from package_services where id = any(?::uuid[]) order by journey`,
      [arrayLiteral(packageServices)],
    );
    return rows.map(({ journey }) => journey);
  }

  /** What claims these items, in a fixed order. */
  async claims(packageServices: readonly string[]): Promise<Claims> {
    const rows = await this.database.query<{ package_service: string; records: string[] }>(
      `select package_service, array_agg(record::text order by record) as records
       from attachments where package_service = any(?::uuid[]) group by package_service`,
      [arrayLiteral(packageServices)],
    );
    return new Map(rows.map(({ package_service, records }) => [package_service, records]));
  }
}
