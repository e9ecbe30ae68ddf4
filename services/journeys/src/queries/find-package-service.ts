import type { PackageServiceInternal } from '@bitacora/contracts';
import { Database, ownOf } from '@bitacora/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

/** What services-catalog must know before it attaches a record. Throws `not-found` for another agency's item. */
export class FindPackageService extends Query<PackageServiceInternal> {
  constructor(
    readonly id: string,
    readonly agency: string,
  ) {
    super();
  }
}

@QueryHandler(FindPackageService)
export class FindPackageServiceHandler implements IQueryHandler<FindPackageService> {
  constructor(private readonly database: Database) {}

  async execute({ id, agency }: FindPackageService): Promise<PackageServiceInternal> {
    const [item] = await this.database.query<PackageServiceInternal>(
      `select s.id, j.agency, s.journey, s.kind, s.record is null and s.cancellation is null and not j.is_cancelled as is_open,
              s.cancellation is not null or j.is_cancelled as is_cancelled,
              case when s.record is null then 'P' else 'T' end as status, s.record as service, s.travel_direction,
              j.destination_city->>'code' as destination_city, j.destination_time_zone, j.passengers
       from package_services s join journeys j on j.id = s.journey
       where s.id = ?`,
      [id],
    );
    return ownOf(item, agency);
  }
}
