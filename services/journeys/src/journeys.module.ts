import { FilesModule, AttemptSweep } from '@bitacora/platform';
import { Module } from '@nestjs/common';
import { WhenAgencyChangesProjectIt } from './consumers/when-agency-changes-project-it.ts';
import { WhenEmployeeChangesProjectIt } from './consumers/when-employee-changes-project-it.ts';
import { WhenPassengerChangesProjectIt } from './consumers/when-passenger-changes-project-it.ts';
import { WhenServiceAttachmentChangesMarkPackageService } from './consumers/when-service-attachment-changes-mark-package-service.ts';
import { DemoJourneys } from './demo/demo-journeys.ts';
import { DemoPackages } from './demo/demo-packages.ts';
import { DemoProblemReports } from './demo/demo-problem-reports.ts';
import { DesignedPackagesController } from './http/designed-packages.controller.ts';
import { InternalController } from './http/internal.controller.ts';
import { JourneysController } from './http/journeys.controller.ts';
import { ProblemReportsController } from './http/problem-reports.controller.ts';
import { WebQuotesController } from './http/web-quotes.controller.ts';
import { SubmissionLimits } from './limits/submission-limits.ts';
import { Attachments } from './persistence/attachments.ts';
import { DesignedPackageRepository } from './persistence/designed-package.repository.ts';
import { PeopleOfNow } from './projections/people-of-now.ts';
import { CompleteHolders } from './persistence/complete-holders.ts';
import { CompletePassengers } from './projections/complete-passengers.ts';
import { JourneyRepository } from './persistence/journey.repository.ts';
import { PeopleProjection } from './persistence/people-projection.ts';
import { ProblemReportRepository } from './persistence/problem-report.repository.ts';
import { WebQuoteRepository } from './persistence/web-quote.repository.ts';
import { DesignedPackageQueries } from './queries/designed-packages.ts';
import { FindJourneyHandler } from './queries/find-journey.ts';
import { FindPackageServiceHandler } from './queries/find-package-service.ts';
import { DesignedPackageReferences } from './references/designed-package-references.ts';
import { JourneyReferences } from './references/journey-references.ts';
import { OwnerReferences } from './references/owner-references.ts';
import { QuoteReferences } from './references/quote-references.ts';
import { ReportReferences } from './references/report-references.ts';
import { CancelJourneyHandler } from './use-cases/cancel-journey.ts';
import { CancelPackageServiceHandler } from './use-cases/cancel-package-service.ts';
import { CreateDesignedPackageHandler } from './use-cases/create-designed-package.ts';
import { CreateJourneyHandler } from './use-cases/create-journey.ts';
import { CreateWebQuoteHandler } from './use-cases/create-web-quote.ts';
import { ReportProblemHandler } from './use-cases/report-problem.ts';
import { RestoreJourneyHandler } from './use-cases/restore-journey.ts';
import { RestorePackageServiceHandler } from './use-cases/restore-package-service.ts';
import { StoreJourney } from './use-cases/store-journey.ts';
import { RestoreDesignedPackageHandler } from './use-cases/restore-designed-package.ts';
import { UpdateDesignedPackageHandler } from './use-cases/update-designed-package.ts';
import { UpdateJourneyHandler } from './use-cases/update-journey.ts';
import { UpdateProblemReportHandler } from './use-cases/update-problem-report.ts';
import { UpdateWebQuoteHandler } from './use-cases/update-web-quote.ts';
import { WithdrawDesignedPackageHandler } from './use-cases/withdraw-designed-package.ts';

const consumers = [
  WhenAgencyChangesProjectIt,
  WhenEmployeeChangesProjectIt,
  WhenPassengerChangesProjectIt,
  WhenServiceAttachmentChangesMarkPackageService,
];

@Module({
  imports: [FilesModule],
  controllers: [
    WebQuotesController,
    JourneysController,
    DesignedPackagesController,
    ProblemReportsController,
    InternalController,
  ],
  providers: [
    ...consumers,
    WebQuoteRepository,
    JourneyRepository,
    DesignedPackageRepository,
    Attachments,
    PeopleProjection,
    CompletePassengers,
    CompleteHolders,
    PeopleOfNow,
    ProblemReportRepository,
    SubmissionLimits,
    AttemptSweep,
    JourneyReferences,
    DesignedPackageReferences,
    OwnerReferences,
    QuoteReferences,
    ReportReferences,
    StoreJourney,
    CreateWebQuoteHandler,
    UpdateWebQuoteHandler,
    CreateJourneyHandler,
    UpdateJourneyHandler,
    CancelJourneyHandler,
    RestoreJourneyHandler,
    CancelPackageServiceHandler,
    RestorePackageServiceHandler,
    CreateDesignedPackageHandler,
    RestoreDesignedPackageHandler,
    UpdateDesignedPackageHandler,
    WithdrawDesignedPackageHandler,
    ReportProblemHandler,
    UpdateProblemReportHandler,
    DesignedPackageQueries,
    FindPackageServiceHandler,
    FindJourneyHandler,
    DemoJourneys,
    DemoPackages,
    DemoProblemReports,
  ],
})
export class JourneysModule {}
