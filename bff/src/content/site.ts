import {
  contentDefaults,
  publishedDocument,
  publishedTour,
  type Tour,
  type TourContent,
  type WebDocument,
  type WebDocumentName,
} from '@bitacora/contracts';
import { Database, ENVIRONMENT } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { BffEnvironment } from '../config.ts';

interface ContentRow<Content> {
  version: number;
  content: Content;
}

const columns = `version, data->'content' as content`;
const activeTours = `
  select ${columns} from tours where agency = ? and not is_removed and (data->'content'->'active')::boolean`;

/** What the agency of this site has published, read from the BFF's own rows: it stands while the store is away. */
@Injectable()
export class Site {
  private readonly agency: string;
  private readonly publicUrl: string;

  constructor(
    private readonly database: Database,
    @Inject(ENVIRONMENT) environment: BffEnvironment,
  ) {
    this.agency = environment.AGENCY_RUC;
    this.publicUrl = environment.PUBLIC_URL;
  }

  /** A document; the words that come with the site until staff write their own. */
  async document(name: WebDocumentName): Promise<WebDocument<WebDocumentName>> {
    const [row] = await this.database.query<ContentRow<unknown>>(
      `select ${columns} from web_documents where agency = ? and name = ? and not is_removed`,
      [this.agency, name],
    );
    return row ? publishedDocument(name, row, this.publicUrl) : contentDefaults[name];
  }

  /** The active tours, in the agency's order. */
  async tours(): Promise<Tour[]> {
    const rows = await this.database.query<ContentRow<TourContent>>(
      `${activeTours} order by (data->'content'->'order')::integer, id`,
      [this.agency],
    );
    return rows.map((row) => publishedTour(row.content, row.version, this.publicUrl));
  }

  /** An active tour by the last part of its address. */
  async tour(slug: string): Promise<Tour | null> {
    const [row] = await this.database.query<ContentRow<TourContent>>(`${activeTours} and name = ?`, [
      this.agency,
      slug,
    ]);
    return row ? publishedTour(row.content, row.version, this.publicUrl) : null;
  }
}
