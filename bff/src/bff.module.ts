import { ObjectStore } from '@bitacora/platform';
import { Module } from '@nestjs/common';
import { AgenciesController } from './agencies/agencies.controller.ts';
import { WhenAgencyChangesProjectIt } from './agencies/when-agency-changes-project-it.ts';
import { DocumentationController } from './documentation/documentation.controller.ts';
import { FileLinks } from './files/file-links.ts';
import { FilesController } from './files/files.controller.ts';
import { Files } from './files/files.ts';
import { AnswerShapers } from './gateway/answer-shapers.ts';
import { GatewayController } from './gateway/gateway.controller.ts';
import { Gateway } from './gateway/gateway.ts';
import { JourneyViewsController } from './journey-view/journey-views.controller.ts';
import { JourneyViews } from './journey-view/journey-views.ts';
import { Projection } from './journey-view/projection.ts';
import {
  WhenInvoiceChangesProjectIt,
  WhenPaymentChangesProjectIt,
} from './journey-view/when-billing-changes-project-it.ts';
import { WhenEmployeeChangesProjectIt } from './journey-view/when-employee-changes-project-it.ts';
import { WhenJourneyChangesProjectIt } from './journey-view/when-journey-changes-project-it.ts';
import { WhenPassengerChangesProjectIt } from './journey-view/when-passenger-changes-project-it.ts';
import { WhenServiceDocumentChangesProjectIt } from './journey-view/when-service-document-changes-project-it.ts';
import { WhenServiceRecordChangesProjectIt } from './journey-view/when-service-record-changes-project-it.ts';
import { Changes } from './live/changes.ts';
import { LiveController } from './live/live.controller.ts';
import { LiveStreams } from './live/live-streams.ts';
import { WhenQuoteCreatedTellStaff } from './live/when-quote-created-tell-staff.ts';
import { WebClient } from './web/web-client.ts';

const consumers = [
  WhenAgencyChangesProjectIt,
  WhenEmployeeChangesProjectIt,
  WhenInvoiceChangesProjectIt,
  WhenJourneyChangesProjectIt,
  WhenPassengerChangesProjectIt,
  WhenPaymentChangesProjectIt,
  WhenQuoteCreatedTellStaff,
  WhenServiceDocumentChangesProjectIt,
  WhenServiceRecordChangesProjectIt,
];

@Module({
  controllers: [
    GatewayController,
    AgenciesController,
    JourneyViewsController,
    FilesController,
    LiveController,
    DocumentationController,
  ],
  providers: [
    Gateway,
    AnswerShapers,
    Projection,
    JourneyViews,
    FileLinks,
    Files,
    ObjectStore,
    Changes,
    LiveStreams,
    WebClient,
    ...consumers,
  ],
})
export class BffModule {}
