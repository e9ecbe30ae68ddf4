import { FilesModule } from '@bitacora/platform';
import { Module } from '@nestjs/common';
import { WhenPackageServiceRemovedReleaseItsRecord } from './consumers/when-package-service-removed-release-its-record.ts';
import { DemoRecords } from './demo/demo-records.ts';
import { CoordinatesController } from './http/coordinates.controller.ts';
import { LookupsController } from './http/lookups.controller.ts';
import { PackageServicesController } from './http/package-services.controller.ts';
import { ServiceDocumentsController } from './http/service-documents.controller.ts';
import { ServiceRecordsController } from './http/service-records.controller.ts';
import { CoordinateRepository } from './persistence/coordinate.repository.ts';
import { PackageServiceLock } from './persistence/package-service-lock.ts';
import { ServiceDocumentRepository } from './persistence/service-document.repository.ts';
import { ServiceRecordRepository } from './persistence/service-record.repository.ts';
import { ServiceDocumentSnapshots, ServiceRecordSnapshots } from './persistence/snapshot-sources.ts';
import { FindAttachedRecordHandler } from './queries/find-attached-record.ts';
import { OwnLookups } from './queries/own-lookups.ts';
import { LookupResolver } from './references/lookup-resolver.ts';
import { NewRecordCheck } from './references/new-record.ts';
import { PackageServices } from './references/package-services.ts';
import { DetailsResolver } from './references/resolve-details.ts';
import { AddServiceDocumentHandler } from './use-cases/add-service-document.ts';
import { AttachServiceRecordHandler } from './use-cases/attach-service-record.ts';
import { CreateCoordinateHandler } from './use-cases/create-coordinate.ts';
import { CreateServiceRecordHandler } from './use-cases/create-service-record.ts';
import { RemoveServiceDocumentHandler } from './use-cases/remove-service-document.ts';
import { UpdateCoordinateHandler } from './use-cases/update-coordinate.ts';
import { UpdateServiceRecordHandler } from './use-cases/update-service-record.ts';

const persistence = [CoordinateRepository, PackageServiceLock, ServiceDocumentRepository, ServiceRecordRepository];
const references = [DetailsResolver, LookupResolver, NewRecordCheck, PackageServices];
const queries = [FindAttachedRecordHandler, OwnLookups];
const useCases = [
  AddServiceDocumentHandler,
  AttachServiceRecordHandler,
  CreateCoordinateHandler,
  CreateServiceRecordHandler,
  RemoveServiceDocumentHandler,
  UpdateCoordinateHandler,
  UpdateServiceRecordHandler,
];

@Module({
  imports: [FilesModule],
  controllers: [
    CoordinatesController,
    LookupsController,
    PackageServicesController,
    ServiceDocumentsController,
    ServiceRecordsController,
  ],
  providers: [
    ...persistence,
    ...references,
    ...queries,
    ...useCases,
    ServiceRecordSnapshots,
    ServiceDocumentSnapshots,
    WhenPackageServiceRemovedReleaseItsRecord,
    DemoRecords,
  ],
})
export class ServicesCatalogModule {}
