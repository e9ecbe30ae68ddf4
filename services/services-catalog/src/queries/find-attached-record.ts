import { Database } from '@bitacora/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

/** The id of the record that is attached to a package service of the agency, if any. */
export class FindAttachedRecord extends Query<string | null> {
  constructor(
    readonly packageService: string,
    readonly agency: string,
  ) {
    super();
  }
}

@QueryHandler(FindAttachedRecord)
export class FindAttachedRecordHandler implements IQueryHandler<FindAttachedRecord> {
  constructor(private readonly database: Database) {}

  async execute({ packageService, agency }: FindAttachedRecord): Promise<string | null> {
    const [row] = await this.database.query<{ id: string }>(
      `select id from service_records where package_service = ? and agency = ?`,
      [packageService, agency],
    );
    return row?.id ?? null;
  }
}
