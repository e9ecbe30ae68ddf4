import type { ContentSnapshot, EventEnvelope } from '@bitacora/contracts';
import { type Consumer, Consumes } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Projection } from '../projections/projection.ts';

const tables = { web: 'web_documents', packages: 'tours' } as const;

@Injectable()
@Consumes('services-catalog.content-published')
export class WhenContentPublishedProjectIt implements Consumer<'services-catalog.content-published'> {
  constructor(private readonly projection: Projection) {}

  async handle(event: EventEnvelope<ContentSnapshot>): Promise<void> {
    const { agency, collection, name, is_removed } = event.data;
    await this.projection.apply(tables[collection], event, { agency, name, is_removed });
  }
}
