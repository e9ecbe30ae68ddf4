import type { ProcessDefinition } from '@bitacora/platform';
import { servicesCatalogEnvironment } from './config.ts';
import { entities } from './persistence/entities.ts';
import { Content } from './persistence/migrations/content.migration.ts';
import { Lookups } from './persistence/migrations/lookups.migration.ts';
import { ServiceRecords } from './persistence/migrations/service-records.migration.ts';
import { ServicesCatalogModule } from './services-catalog.module.ts';
import { snapshotSources } from './persistence/snapshot-sources.ts';

/** Service records of every kind, what each is attached to, passengers' documents, the lookups, and the content store. */
export const servicesCatalog: ProcessDefinition = {
  name: 'services-catalog',
  module: ServicesCatalogModule,
  environment: servicesCatalogEnvironment,
  entities,
  snapshots: snapshotSources,
  migrations: [ServiceRecords, Lookups, Content],
};
