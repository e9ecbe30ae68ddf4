import { FilesModule } from '@bitacora/platform';
import { Module } from '@nestjs/common';
import { WhenPackageServiceRemovedReleaseItsRecord } from './consumers/when-package-service-removed-release-its-record.ts';
import { DemoSite } from './demo/demo-site.ts';
import { DemoRecords } from './demo/demo-records.ts';
import { ContentImagesController } from './http/content-images.controller.ts';
import { CoordinatesController } from './http/coordinates.controller.ts';
import { LookupsController } from './http/lookups.controller.ts';
import { PackageServicesController } from './http/package-services.controller.ts';
import { ServiceDocumentsController } from './http/service-documents.controller.ts';
import { ServiceRecordsController } from './http/service-records.controller.ts';
import { ToursController } from './http/tours.controller.ts';
import { WebDocumentsController } from './http/web-documents.controller.ts';
import { ChosenImages } from './images/chosen-images.ts';
import { ImageStore } from './images/image-store.ts';
import { ImageSweep } from './images/image-sweep.ts';
import { ImageWorkshop } from './images/image-workshop.ts';
import { CoordinateRepository } from './persistence/coordinate.repository.ts';
import { PackageServiceLock } from './persistence/package-service-lock.ts';
import { ServiceDocumentRepository } from './persistence/service-document.repository.ts';
import { ServiceRecordRepository } from './persistence/service-record.repository.ts';
import { TourRepository } from './persistence/tour.repository.ts';
import { WebDocumentRepository } from './persistence/web-document.repository.ts';
import { OwnContent } from './queries/own-content.ts';
import { OwnLookups } from './queries/own-lookups.ts';
import { AttachmentReferences } from './references/attachment-references.ts';
import { ContentReferences } from './references/content-references.ts';
import { CoordinateReferences } from './references/coordinate-references.ts';
import { DocumentReferences } from './references/document-references.ts';
import { LookupResolver } from './references/lookup-resolver.ts';
import { PackageServices } from './references/package-services.ts';
import { RecordReferences } from './references/record-references.ts';
import { ServiceRecordReferences } from './references/service-record-references.ts';
import { AddServiceDocumentHandler } from './use-cases/add-service-document.ts';
import { AttachServiceRecordHandler } from './use-cases/attach-service-record.ts';
import { CreateContentImageHandler } from './use-cases/create-content-image.ts';
import { CreateCoordinateHandler } from './use-cases/create-coordinate.ts';
import { CreateServiceRecordHandler } from './use-cases/create-service-record.ts';
import { CreateTourHandler } from './use-cases/create-tour.ts';
import { DeleteTourHandler } from './use-cases/delete-tour.ts';
import { OrderToursHandler } from './use-cases/order-tours.ts';
import { RemoveServiceDocumentHandler } from './use-cases/remove-service-document.ts';
import { SaveWebDocumentHandler } from './use-cases/save-web-document.ts';
import { UpdateCoordinateHandler } from './use-cases/update-coordinate.ts';
import { UpdateServiceRecordHandler } from './use-cases/update-service-record.ts';
import { UpdateTourHandler } from './use-cases/update-tour.ts';

const persistence = [
  CoordinateRepository,
  PackageServiceLock,
  ServiceDocumentRepository,
  ServiceRecordRepository,
  TourRepository,
  WebDocumentRepository,
];
const images = [ChosenImages, ImageStore, ImageSweep, ImageWorkshop];
const references = [
  AttachmentReferences,
  ContentReferences,
  CoordinateReferences,
  DocumentReferences,
  LookupResolver,
  PackageServices,
  RecordReferences,
  ServiceRecordReferences,
];
const queries = [OwnContent, OwnLookups];
const useCases = [
  AddServiceDocumentHandler,
  AttachServiceRecordHandler,
  CreateContentImageHandler,
  CreateCoordinateHandler,
  CreateServiceRecordHandler,
  CreateTourHandler,
  DeleteTourHandler,
  OrderToursHandler,
  RemoveServiceDocumentHandler,
  SaveWebDocumentHandler,
  UpdateCoordinateHandler,
  UpdateServiceRecordHandler,
  UpdateTourHandler,
];

@Module({
  imports: [FilesModule],
  controllers: [
    ContentImagesController,
    CoordinatesController,
    LookupsController,
    PackageServicesController,
    ServiceDocumentsController,
    ServiceRecordsController,
    ToursController,
    WebDocumentsController,
  ],
  providers: [
    ...persistence,
    ...images,
    ...references,
    ...queries,
    ...useCases,
    WhenPackageServiceRemovedReleaseItsRecord,
    DemoSite,
    DemoRecords,
  ],
})
export class ServicesCatalogModule {}
