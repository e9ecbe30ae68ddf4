import { FilesModule, AttemptSweep } from '@bitacora/platform';
import { Module } from '@nestjs/common';
import { WhenAgencyChangesProjectIt } from './consumers/when-agency-changes-project-it.ts';
import { WhenEmployeeChangesProjectIt } from './consumers/when-employee-changes-project-it.ts';
import { WhenPassengerChangesProjectIt } from './consumers/when-passenger-changes-project-it.ts';
import { WhenServiceAttachmentChangesMarkPackageService } from './consumers/when-service-attachment-changes-mark-package-service.ts';
import { DemoJourneys } from './demo/demo-journeys.ts';
import { DemoLuggageRequests } from './demo/demo-luggage-requests.ts';
import { DemoPackages } from './demo/demo-packages.ts';
import { DemoProblemReports } from './demo/demo-problem-reports.ts';
import { DemoQuotes } from './demo/demo-quotes.ts';
import { ChatsController } from './http/chats.controller.ts';
import { DesignedPackagesController } from './http/designed-packages.controller.ts';
import { HandOverController } from './http/hand-over.controller.ts';
import { InternalController } from './http/internal.controller.ts';
import { JourneysController } from './http/journeys.controller.ts';
import { LuggageRequestsController } from './http/luggage-requests.controller.ts';
import { ProblemReportsController } from './http/problem-reports.controller.ts';
import { WebQuotesController } from './http/web-quotes.controller.ts';
import { SubmissionLimits } from './limits/submission-limits.ts';
import { Attachments } from './persistence/attachments.ts';
import { DesignedPackageRepository } from './persistence/designed-package.repository.ts';
import { PeopleOfNow } from './projections/people-of-now.ts';
import { CompleteHolders } from './persistence/complete-holders.ts';
import { CompletePassengers } from './projections/complete-passengers.ts';
import { JourneyRepository } from './persistence/journey.repository.ts';
import { LuggageRequestRepository } from './persistence/luggage-request.repository.ts';
import { PeopleProjection } from './persistence/people-projection.ts';
import { ProblemReportRepository } from './persistence/problem-report.repository.ts';
import { WebQuoteRepository } from './persistence/web-quote.repository.ts';
import { DesignedPackageQueries } from './queries/designed-packages.ts';
import { FindJourneyHandler } from './queries/find-journey.ts';
import { FindPackageServiceHandler } from './queries/find-package-service.ts';
import { WorkOfEmployees } from './queries/work-of-employee.ts';
import { DesignedPackageReferences } from './references/designed-package-references.ts';
import { HandOverReferences } from './references/hand-over-references.ts';
import { JourneyReferences } from './references/journey-references.ts';
import { LuggageReferences } from './references/luggage-references.ts';
import { OwnerReferences } from './references/owner-references.ts';
import { QuoteReferences } from './references/quote-references.ts';
import { ReportReferences } from './references/report-references.ts';
import { AnswerLuggageRequestHandler } from './use-cases/answer-luggage-request.ts';
import { CancelJourneyHandler } from './use-cases/cancel-journey.ts';
import { CancelPackageServiceHandler } from './use-cases/cancel-package-service.ts';
import { CreateDesignedPackageHandler } from './use-cases/create-designed-package.ts';
import { CreateJourneyHandler } from './use-cases/create-journey.ts';
import { CreateWebQuoteHandler } from './use-cases/create-web-quote.ts';
import { HandOverHandler } from './use-cases/hand-over.ts';
import { ReportProblemHandler } from './use-cases/report-problem.ts';
import { RequestLuggageHandler } from './use-cases/request-luggage.ts';
import { RestoreJourneyHandler } from './use-cases/restore-journey.ts';
import { RestorePackageServiceHandler } from './use-cases/restore-package-service.ts';
import { StoreJourney } from './use-cases/store-journey.ts';
import { RestoreDesignedPackageHandler } from './use-cases/restore-designed-package.ts';
import { UpdateDesignedPackageHandler } from './use-cases/update-designed-package.ts';
import { UpdateJourneyHandler } from './use-cases/update-journey.ts';
import { UpdateProblemReportHandler } from './use-cases/update-problem-report.ts';
import { AcceptProposalHandler } from './use-cases/accept-proposal.ts';
import { AnswerQuestionHandler } from './use-cases/answer-question.ts';
import { AskAboutProposalHandler } from './use-cases/ask-about-proposal.ts';
import { OpinionLinks } from './credentials/opinion-links.ts';
import { FindAskedJourneyHandler } from './queries/asked-journey.ts';
import { AttendOpinionHandler } from './use-cases/attend-opinion.ts';
import { NoteChatHandler } from './use-cases/note-chat.ts';
import { GiveOpinionHandler } from './use-cases/give-opinion.ts';
import { CopyProposalLinkHandler } from './use-cases/copy-proposal-link.ts';
import { SendProposalHandler } from './use-cases/send-proposal.ts';
import { WithdrawProposalHandler } from './use-cases/withdraw-proposal.ts';
import { OpinionsController } from './http/opinions.controller.ts';
import { ProposalsController } from './http/proposals.controller.ts';
import { UpdateWebQuoteHandler } from './use-cases/update-web-quote.ts';
import { WithdrawDesignedPackageHandler } from './use-cases/withdraw-designed-package.ts';
import { WithdrawLuggageRequestHandler } from './use-cases/withdraw-luggage-request.ts';

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
    LuggageRequestsController,
    HandOverController,
    ProposalsController,
    OpinionsController,
    ChatsController,
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
    LuggageRequestRepository,
    SubmissionLimits,
    AttemptSweep,
    JourneyReferences,
    DesignedPackageReferences,
    OwnerReferences,
    HandOverReferences,
    QuoteReferences,
    ReportReferences,
    LuggageReferences,
    StoreJourney,
    CreateWebQuoteHandler,
    UpdateWebQuoteHandler,
    SendProposalHandler,
    WithdrawProposalHandler,
    CopyProposalLinkHandler,
    AcceptProposalHandler,
    AnswerQuestionHandler,
    AskAboutProposalHandler,
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
    RequestLuggageHandler,
    WithdrawLuggageRequestHandler,
    AnswerLuggageRequestHandler,
    HandOverHandler,
    OpinionLinks,
    GiveOpinionHandler,
    NoteChatHandler,
    AttendOpinionHandler,
    FindAskedJourneyHandler,
    WorkOfEmployees,
    DesignedPackageQueries,
    FindPackageServiceHandler,
    FindJourneyHandler,
    DemoJourneys,
    DemoPackages,
    DemoProblemReports,
    DemoQuotes,
    DemoLuggageRequests,
  ],
})
export class JourneysModule {}
