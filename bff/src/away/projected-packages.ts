import {
  type DesignedPackageAnswer,
  designedPackageAnswer,
  type DesignedPackageSnapshot,
  type Page,
} from '@bitacora/contracts';
import { type Clock, dayAt } from '@bitacora/kernel';
import { CLOCK, Database, keysetPage, ownOf, type PageQuery } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { CompleteDesignedPackages } from '../views-maintenance/complete-designed-packages.ts';

interface Row {
  id: string;
  version: number;
  designed: DesignedPackageSnapshot;
}

/** An agency's designed packages as journeys told of them last. Throws `unavailable` until all were read once. */
@Injectable()
export class ProjectedPackages {
  constructor(
    private readonly database: Database,
    private readonly complete: CompleteDesignedPackages,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** By name; when `available`, those that are sold today. */
  async page(
    agency: string,
    query: PageQuery & { available?: boolean | undefined },
  ): Promise<Page<DesignedPackageAnswer>> {
    await this.complete.expect();
    const today = dayAt(this.clock.now());
    // Days as text are in their order.
    const isSold = `coalesce(data ->> 'available_from', '') <= ? and coalesce(data ->> 'available_until', '9999') >= ?`;
    const page = await keysetPage<Row>(
      this.database,
      {
        columns: 'id, version, data as designed',
        table: 'designed_packages',
        where: `agency = ? and not is_removed${query.available ? ` and ${isSold}` : ''}`,
        parameters: query.available ? [agency, today, today] : [agency],
        sort: `(data ->> 'name')`,
        sortType: 'text',
      },
      query,
    );
    return { ...page, results: page.results.map(({ designed, version }) => designedPackageAnswer(designed, version)) };
  }

  /** In the package's order. Throws `not-found` for another agency's, or a withdrawn one. */
  async servicesOf(id: string, agency: string): Promise<DesignedPackageAnswer['services']> {
    await this.complete.expect();
    const [found] = await this.database.query<{ agency: string; designed: DesignedPackageSnapshot }>(
      `select agency, data as designed from designed_packages where id = ? and not is_removed`,
      [id],
    );
    return ownOf(found, agency).designed.services;
  }
}
