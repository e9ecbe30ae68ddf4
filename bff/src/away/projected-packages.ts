import {
  type DesignedPackageAnswer,
  designedPackageAnswer,
  type DesignedPackageSnapshot,
  type PackageFilters,
  type PackageSort,
  type Page,
} from '@bitacora/contracts';
import { type Clock, dayAt } from '@bitacora/kernel';
import { CLOCK, Database, keysetBatches, keysetPage, type ListOfRows, ownOf, type PageQuery } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { CompleteTables } from '../views-maintenance/complete-tables.ts';

interface Row {
  id: string;
  version: number;
  designed: DesignedPackageSnapshot;
}

const price = `((data ->> 'price_cents')::bigint)`;
const until = `coalesce(data ->> 'available_until', '9999-12-31')`;

/** As journeys orders them. */
const orders: Record<PackageSort, Pick<ListOfRows, 'sort' | 'sortType' | 'isDescending'>> = {
  name: { sort: `(data ->> 'name')`, sortType: 'text' },
  '-name': { sort: `(data ->> 'name')`, sortType: 'text', isDescending: true },
  price: { sort: price, sortType: 'bigint' },
  '-price': { sort: price, sortType: 'bigint', isDescending: true },
  available_until: { sort: until, sortType: 'text' },
  '-available_until': { sort: until, sortType: 'text', isDescending: true },
};

/** An agency's designed packages as journeys told of them last. Throws `unavailable` until all were read once. */
@Injectable()
export class ProjectedPackages {
  constructor(
    private readonly database: Database,
    private readonly complete: CompleteTables,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** By name, unless told; when `available`, those that are sold today. */
  async page(agency: string, query: PageQuery & PackageFilters): Promise<Page<DesignedPackageAnswer>> {
    await this.complete.expect('designed_packages');
    const page = await keysetPage<Row>(this.database, this.listOf(agency, query), query);
    return { ...page, results: page.results.map(shape) };
  }

  /** All of them, batch after batch. */
  async all(agency: string, filters: PackageFilters): Promise<AsyncGenerator<DesignedPackageAnswer[]>> {
    await this.complete.expect('designed_packages');
    return this.shaped(this.listOf(agency, filters));
  }

  private async *shaped(list: ListOfRows): AsyncGenerator<DesignedPackageAnswer[]> {
    for await (const rows of keysetBatches<Row>(this.database, list)) yield rows.map(shape);
  }

  private listOf(agency: string, { available, sort = 'name' }: PackageFilters): ListOfRows {
    const today = dayAt(this.clock.now());
    // Days as text are in their order.
    const isSold = `coalesce(data ->> 'available_from', '') <= ? and ${until} >= ?`;
    return {
      columns: 'id, version, data as designed',
      table: 'designed_packages',
      where: `agency = ? and not is_removed${available ? ` and ${isSold}` : ''}`,
      parameters: available ? [agency, today, today] : [agency],
      ...orders[sort],
    };
  }

  /** In the package's order. Throws `not-found` for another agency's, or a withdrawn one. */
  async servicesOf(id: string, agency: string): Promise<DesignedPackageAnswer['services']> {
    await this.complete.expect('designed_packages');
    const [found] = await this.database.query<{ agency: string; designed: DesignedPackageSnapshot }>(
      `select agency, data as designed from designed_packages where id = ? and not is_removed`,
      [id],
    );
    return ownOf(found, agency).designed.services;
  }
}

const shape = ({ designed, version }: Row) => designedPackageAnswer(designed, version);
