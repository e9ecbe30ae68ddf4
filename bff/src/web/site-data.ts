import {
  type AgencySnapshot,
  pathOf,
  showWebDocument,
  type StoredImage,
  type Tour,
  type WebDocument,
  type WebDocumentName,
} from '@bitacora/contracts';
import { Database, ENVIRONMENT } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { Agencies } from '../agencies/agencies.ts';
import type { BffEnvironment } from '../config.ts';
import { Site } from '../content/site.ts';

/** What the pages of the site are made of, out of the BFF's own rows. */
@Injectable()
export class SiteData {
  constructor(
    private readonly database: Database,
    private readonly agencies: Agencies,
    private readonly site: Site,
    @Inject(ENVIRONMENT) private readonly environment: BffEnvironment,
  ) {}

  /** Another text whenever anything changes that a page shows, by whom a row was written last: a mended row keeps its version. */
  async state(): Promise<string> {
    const { AGENCY_RUC: ruc } = this.environment;
    const [row] = await this.database.query<{ state: string }>(
      `select concat_ws('.',
         (select xmin from agencies where ruc = ?),
         (select string_agg(xmin::text, ',' order by id) from web_documents where agency = ?),
         (select string_agg(xmin::text, ',' order by id) from tours where agency = ?)) as state`,
      [ruc, ruc, ruc],
    );
    return row?.state ?? '';
  }

  agency(): Promise<AgencySnapshot | null> {
    return this.agencies.find(this.environment.AGENCY_RUC);
  }

  tours(): Promise<Tour[]> {
    return this.site.tours();
  }

  /** Documents by the path that the web client reads them from. */
  async documents(names: readonly WebDocumentName[]): Promise<Record<string, WebDocument<WebDocumentName>>> {
    const read = names.map(
      async (name) => [pathOf(showWebDocument, { name }), await this.site.document(name)] as const,
    );
    return Object.fromEntries(await Promise.all(read));
  }

  async firstCover(): Promise<StoredImage | null> {
    const covers = await this.site.document('Images_portadas');
    return 'images' in covers && Array.isArray(covers.images) ? (covers.images[0] ?? null) : null;
  }
}
