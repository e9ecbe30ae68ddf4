import type { ProcessDefinition } from '@bitacora/platform';
import { servicesCatalogEnvironment } from './config.ts';
import { entities as contentEntities } from './content/persistence/entities.ts';
import { Content } from './content/persistence/migrations/content.migration.ts';
import { TourFacts } from './content/persistence/migrations/tour-facts.migration.ts';
import { snapshotSources as contentSnapshots } from './content/persistence/snapshot-sources.ts';
import { entities as recordEntities } from './records/persistence/entities.ts';
import { Lookups } from './records/persistence/migrations/lookups.migration.ts';
import { ReplacedRecords } from './records/persistence/migrations/replaced-records.migration.ts';
import { ServiceRecords } from './records/persistence/migrations/service-records.migration.ts';
import { snapshotSources as recordSnapshots } from './records/persistence/snapshot-sources.ts';
import { ServicesCatalogModule } from './services-catalog.module.ts';

/** Service records of every kind, what each is attached to, passengers' documents, the lookups, and the content store. */
export const servicesCatalog: ProcessDefinition = {
  name: 'services-catalog',
  module: ServicesCatalogModule,
  environment: servicesCatalogEnvironment,
  entities: [...recordEntities, ...contentEntities],
  snapshots: [...recordSnapshots, ...contentSnapshots],
  migrations: [ServiceRecords, Lookups, Content, TourFacts, ReplacedRecords],
};
