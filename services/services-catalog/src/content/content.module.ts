import { Module } from '@nestjs/common';
import { DemoSite } from './demo/demo-site.ts';
import { ContentImagesController } from './http/content-images.controller.ts';
import { ToursController } from './http/tours.controller.ts';
import { WebDocumentsController } from './http/web-documents.controller.ts';
import { ImageStore } from './images/image-store.ts';
import { ImageSweep } from './images/image-sweep.ts';
import { ImageWorkshop } from './images/image-workshop.ts';
import { TourRepository } from './persistence/tour.repository.ts';
import { WebDocumentRepository } from './persistence/web-document.repository.ts';
import { OwnContent } from './queries/own-content.ts';
import { ChosenImages } from './references/chosen-images.ts';
import { ContentReferences } from './references/content-references.ts';
import { CreateContentImageHandler } from './use-cases/create-content-image.ts';
import { CreateTourHandler } from './use-cases/create-tour.ts';
import { DeleteTourHandler } from './use-cases/delete-tour.ts';
import { OrderToursHandler } from './use-cases/order-tours.ts';
import { SaveWebDocumentHandler } from './use-cases/save-web-document.ts';
import { UpdateTourHandler } from './use-cases/update-tour.ts';

const images = [ImageStore, ImageSweep, ImageWorkshop];
const persistence = [TourRepository, WebDocumentRepository];
const references = [ChosenImages, ContentReferences];
const useCases = [
  CreateContentImageHandler,
  CreateTourHandler,
  DeleteTourHandler,
  OrderToursHandler,
  SaveWebDocumentHandler,
  UpdateTourHandler,
];

/** The documents, tours and images of each agency's site. */
@Module({
  controllers: [ContentImagesController, ToursController, WebDocumentsController],
  providers: [DemoSite, ...images, ...persistence, OwnContent, ...references, ...useCases],
})
export class ContentModule {}
