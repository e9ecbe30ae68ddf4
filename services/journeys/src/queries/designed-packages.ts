import type { DesignedPackageAnswer, PackageFilters, PackageSort, Page } from '@bitacora/contracts';
import { type Clock, dayAt } from '@bitacora/kernel';
import { CLOCK, Database, keysetPage, type ListOfRows, ownOf, type PageQuery } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';

type Services = DesignedPackageAnswer['services'];

const columns = `id, name, destination_city, travel_direction, (price_cents / 100.0)::float8 as price, available_from,
  available_until, services, version`;

const until = `coalesce(available_until, '9999-12-31')`;
const orders: Record<PackageSort, Pick<ListOfRows, 'sort' | 'sortType' | 'isDescending'>> = {
  name: { sort: 'name', sortType: 'text' },
  '-name': { sort: 'name', sortType: 'text', isDescending: true },
  price: { sort: 'price_cents', sortType: 'bigint' },
  '-price': { sort: 'price_cents', sortType: 'bigint', isDescending: true },
  available_until: { sort: until, sortType: 'text' },
  '-available_until': { sort: until, sortType: 'text', isDescending: true },
};

/** The designed packages of an agency that were not withdrawn. */
@Injectable()
export class DesignedPackageQueries {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** By name, unless told; when `available`, those that are sold today. */
  list(agency: string, query: PageQuery & PackageFilters): Promise<Page<DesignedPackageAnswer>> {
    const today = dayAt(this.clock.now());
    const isSold = `(available_from is null or available_from <= ?) and (available_until is null or available_until >= ?)`;
    const list = {
      columns,
      table: 'designed_packages',
      where: `agency = ? and withdrawn_at is null${query.available ? ` and ${isSold}` : ''}`,
      parameters: query.available ? [agency, today, today] : [agency],
      ...orders[query.sort ?? 'name'],
    };
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
