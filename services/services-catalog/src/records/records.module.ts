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
import { RecordRelease } from './persistence/record-release.ts';
import { ServiceDocumentRepository } from './persistence/service-document.repository.ts';
import { ServiceRecordRepository } from './persistence/service-record.repository.ts';
import { OwnLookups } from './queries/own-lookups.ts';
import { AttachmentReferences } from './references/attachment-references.ts';
import { CoordinateReferences } from './references/coordinate-references.ts';
import { DocumentReferences } from './references/document-references.ts';
import { LookupResolver } from './references/lookup-resolver.ts';
import { NamedPlaces } from './references/named-places.ts';
import { NamedRecords } from './references/named-records.ts';
import { PackageServices } from './references/package-services.ts';
import { ReferenceLookup } from './references/reference-lookup.ts';
import { ServiceRecordReferences } from './references/service-record-references.ts';
import { AddServiceDocumentHandler } from './use-cases/add-service-document.ts';
import { AttachServiceRecordHandler } from './use-cases/attach-service-record.ts';
import { CreateCoordinateHandler } from './use-cases/create-coordinate.ts';
import { CreateServiceRecordHandler } from './use-cases/create-service-record.ts';
import { RemoveServiceDocumentHandler } from './use-cases/remove-service-document.ts';
import { UpdateCoordinateHandler } from './use-cases/update-coordinate.ts';
import { UpdateServiceRecordHandler } from './use-cases/update-service-record.ts';

const persistence = [
  CoordinateRepository,
  PackageServiceLock,
  RecordRelease,
  ServiceDocumentRepository,
  ServiceRecordRepository,
];
const references = [
  AttachmentReferences,
  CoordinateReferences,
  DocumentReferences,
  LookupResolver,
  NamedPlaces,
  NamedRecords,
  PackageServices,
  ReferenceLookup,
  ServiceRecordReferences,
];
const useCases = [
  AddServiceDocumentHandler,
  AttachServiceRecordHandler,
  CreateCoordinateHandler,
  CreateServiceRecordHandler,
  RemoveServiceDocumentHandler,
  UpdateCoordinateHandler,
  UpdateServiceRecordHandler,
];

/** What was sold of every kind, what it is attached to, the documents that go with it, and the lists that its forms choose from. */
@Module({
  controllers: [
    CoordinatesController,
    LookupsController,
    PackageServicesController,
    ServiceDocumentsController,
    ServiceRecordsController,
  ],
  providers: [
    WhenPackageServiceRemovedReleaseItsRecord,
    DemoRecords,
    ...persistence,
    OwnLookups,
    ...references,
    ...useCases,
  ],
})
export class RecordsModule {}
