import type { DesignedPackageAnswer, Page } from '@bitacora/contracts';
import { type Clock, dayAt } from '@bitacora/kernel';
import { CLOCK, Database, keysetPage, ownOf, type PageQuery } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';

type Services = DesignedPackageAnswer['services'];

interface PackageQuery extends PageQuery {
  available?: boolean | undefined;
}

const columns = `id, name, destination_city, travel_direction, (price_cents / 100.0)::float8 as price, available_from,
  available_until, services, version`;

/** The designed packages of an agency that were not withdrawn. */
@Injectable()
export class DesignedPackageQueries {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** By name; when `available`, those that are sold today. */
  list(agency: string, query: PackageQuery): Promise<Page<DesignedPackageAnswer>> {
    const today = dayAt(this.clock.now());
    const isSold = `(available_from is null or available_from <= ?) and (available_until is null or available_until >= ?)`;
    const list = {
      columns,
      table: 'designed_packages',
      where: `agency = ? and withdrawn_at is null${query.available ? ` and ${isSold}` : ''}`,
      parameters: query.available ? [agency, today, today] : [agency],
      sort: 'name',
      sortType: 'text',
    } as const;
    return keysetPage(this.database, list, query);
  }

  /** Its services in their order. Throws `not-found` for another agency's, or a withdrawn one. */
  async servicesOf(id: string, agency: string): Promise<Services> {
    const [designed] = await this.database.query<{ agency: string; services: Services }>(
      `select agency, services from designed_packages where id = ? and withdrawn_at is null`,
      [id],
    );
    return ownOf(designed, agency).services;
  }
}
