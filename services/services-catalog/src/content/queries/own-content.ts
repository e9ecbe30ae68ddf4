import {
  contentDefaults,
  publishedDocument,
  publishedTour,
  type Tour,
  type TourContent,
  type WebDocument,
  type WebDocumentName,
} from '@bitacora/contracts';
import { Database, ENVIRONMENT, type ProcessEnvironment } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';

/** An agency's content as it is stored now, for those who edit it. */
@Injectable()
export class OwnContent {
  constructor(
    private readonly database: Database,
    @Inject(ENVIRONMENT) private readonly environment: ProcessEnvironment,
  ) {}

  /** The words that come with the site, version 0, until staff have written the document. */
  async document(agency: string, name: WebDocumentName): Promise<WebDocument<WebDocumentName>> {
    const [row] = await this.database.query<{ version: number; content: unknown }>(
      `select version, content from web_documents where agency = ? and name = ?`,
      [agency, name],
    );
    return row ? publishedDocument(name, row, this.environment.PUBLIC_URL) : contentDefaults[name];
  }

  async tours(agency: string): Promise<Tour[]> {
    const rows = await this.database.query<TourContent & { version: number }>(
      `select id, slug, title, caption, description, items, excludes, duration, season,
         (price_from_cents / 100.0)::float as price_from, active, position as "order", picture, version
       from tours where agency = ? and removed_at is null order by position, id`,
      [agency],
    );
    return rows.map(({ version, ...content }) => publishedTour(content, version, this.environment.PUBLIC_URL));
  }
}
