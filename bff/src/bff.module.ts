import { CALLER_CHECK, ObjectStore } from '@bitacora/platform';
import { Module } from '@nestjs/common';
import { Agencies } from './agencies/agencies.ts';
import { AgenciesController } from './agencies/agencies.controller.ts';
import { AgencyLogoController } from './agencies/agency-logo.controller.ts';
import { EndedSessions } from './auth/ended-sessions.ts';
import { RefusalSweep } from './auth/refusal-sweep.ts';
import { RefusedTokens } from './auth/refused-tokens.ts';
import { WhenSessionsEndedRefuseTheirTokens } from './auth/when-sessions-ended-refuse-their-tokens.ts';
import { AwayAnswers } from './away/away-answers.ts';
import { ProjectedEmployees } from './away/projected-employees.ts';
import { ProjectedPackages } from './away/projected-packages.ts';
import { ProjectedPassengers } from './away/projected-passengers.ts';
import { BackupMetrics } from './backups/backup-metrics.ts';
import { BillingController } from './billing/billing.controller.ts';
import { BillingList } from './billing/billing-list.ts';
import { OverdueBalances } from './billing/overdue-balances.ts';
import { AgencyCalendar } from './calendar/calendar.ts';
import { CalendarFeedsController } from './calendar/calendar-feeds.controller.ts';
import { CalendarFeeds } from './calendar/calendar-feeds.ts';
import { CalendarController } from './calendar/calendar.controller.ts';
import { WhenSessionsEndedEndCalendarFeeds } from './calendar/when-sessions-ended-end-calendar-feeds.ts';
import { ContentController } from './content/content.controller.ts';
import { ContentImagesController } from './content/content-images.controller.ts';
import { Site } from './content/site.ts';
import { DocumentationController } from './documentation/documentation.controller.ts';
import { FileLinks } from './files/file-links.ts';
import { FilesController } from './files/files.controller.ts';
import { Files } from './files/files.ts';
import { IdPhotos } from './files/id-photos.ts';
import { AnswerShapers } from './gateway/answer-shapers.ts';
import { GatewayController } from './gateway/gateway.controller.ts';
import { Gateway } from './gateway/gateway.ts';
import { JsonBodies } from './gateway/json-bodies.ts';
import { OpenReads } from './gateway/open-reads.ts';
import { RunningUploads } from './gateway/running-uploads.ts';
import { HistoryController } from './history/history.controller.ts';
import { JourneyHistory } from './history/journey-history.ts';
import { NamedPeople } from './history/named-people.ts';
import { EmployeeHistory } from './history/employee-history.ts';
import { PassengerHistory } from './history/passenger-history.ts';
import { JourneyViewsController } from './journey-view/journey-views.controller.ts';
import { JourneyViews } from './journey-view/journey-views.ts';
import { OwnSubjects } from './projections/own-subjects.ts';
import { CompleteReadModel } from './projections/complete-read-model.ts';
import { CalendarEntries } from './projections/calendar-entries.ts';
import { JourneySummaries } from './projections/journey-summaries.ts';
import { Projection } from './projections/projection.ts';
import { Changes } from './changes/changes.ts';
import { LiveController } from './live/live.controller.ts';
import { LiveStreams } from './live/live-streams.ts';
import { OpenStreams } from './live/open-streams.ts';
import { WhenDesignedPackageChangesTellStaff } from './live/when-designed-package-changes-tell-staff.ts';
import { WhenEmployeeChangesTellStaff } from './live/when-employee-changes-tell-staff.ts';
import { WhenPassengerChangesTellStaff } from './live/when-passenger-changes-tell-staff.ts';
import { WhenProblemChangesTellItsReaders } from './live/when-problem-changes-tell-its-readers.ts';
import { WhenProblemReportedTellStaff } from './live/when-problem-reported-tell-staff.ts';
import { WhenQuoteCreatedTellStaff } from './live/when-quote-created-tell-staff.ts';
import { WhenQuoteUpdatedTellStaff } from './live/when-quote-updated-tell-staff.ts';
import { LuggageRequestsController } from './luggage-requests/luggage-requests.controller.ts';
import { LuggageRequests } from './luggage-requests/luggage-requests.ts';
import { ProblemReportsController } from './problem-reports/problem-reports.controller.ts';
import { ProblemReports } from './problem-reports/problem-reports.ts';
import { Quotes } from './quotes/quotes.ts';
import { OpenProposals } from './quotes/open-proposals.ts';
import { QuotesController } from './quotes/quotes.controller.ts';
import { JourneyList } from './staff-lists/journey-list.ts';
import { ListFiles } from './staff-lists/list-files.ts';
import { ListTurns } from './staff-lists/list-turns.ts';
import { PassengerList } from './staff-lists/passenger-list.ts';
import { Search } from './staff-lists/search.ts';
import { StaffListsController } from './staff-lists/staff-lists.controller.ts';
import { WaitingCounts } from './staff-lists/waiting-counts.ts';
import { StatisticsController } from './statistics/statistics.controller.ts';
import { Statistics } from './statistics/statistics.ts';
import { MailPreviews } from './mails/mail-previews.ts';
import { MailPreviewsController } from './mails/mail-previews.controller.ts';
import { Mails } from './mails/mails.ts';
import { MailsController } from './mails/mails.controller.ts';
import { PreviewLinks } from './mails/preview-links.ts';
import { Reminders } from './mails/reminders.ts';
import { RemindersController } from './mails/reminders.controller.ts';
import { CheckViews } from './views-maintenance/check-views.ts';
import { CompleteTables } from './views-maintenance/complete-tables.ts';
import { RebuildViews } from './views-maintenance/rebuild-views.ts';
import { WhenSnapshotsChangeProjectThem } from './projections/when-snapshots-change-project-them.ts';
import { PageCache } from './web/page-cache.ts';
import { Pages } from './web/pages.ts';
import { SiteData } from './web/site-data.ts';
import { WebClient } from './web/web-client.ts';

const consumers = [
  WhenSnapshotsChangeProjectThem,
  WhenSessionsEndedRefuseTheirTokens,
  WhenSessionsEndedEndCalendarFeeds,
  WhenQuoteCreatedTellStaff,
  WhenQuoteUpdatedTellStaff,
  WhenProblemReportedTellStaff,
  WhenProblemChangesTellItsReaders,
  WhenPassengerChangesTellStaff,
  WhenDesignedPackageChangesTellStaff,
  WhenEmployeeChangesTellStaff,
];

@Module({
  controllers: [
    GatewayController,
    AgenciesController,
    AgencyLogoController,
    ContentController,
    ContentImagesController,
    JourneyViewsController,
    HistoryController,
    MailsController,
    MailPreviewsController,
    RemindersController,
    FilesController,
    LiveController,
    ProblemReportsController,
    LuggageRequestsController,
    QuotesController,
    StaffListsController,
    BillingController,
    CalendarController,
    CalendarFeedsController,
    StatisticsController,
    DocumentationController,
  ],
  providers: [
    Gateway,
    OpenReads,
    RunningUploads,
    JsonBodies,
    AnswerShapers,
    AwayAnswers,
    ProjectedEmployees,
    ProjectedPackages,
    ProjectedPassengers,
    Projection,
    CalendarEntries,
    JourneySummaries,
    CompleteReadModel,
    OwnSubjects,
    JourneyViews,
    JourneyHistory,
    PassengerHistory,
    EmployeeHistory,
    NamedPeople,
    Mails,
    MailPreviews,
    PreviewLinks,
    Reminders,
    JourneyList,
    ListFiles,
    PassengerList,
    ListTurns,
    Search,
    WaitingCounts,
    ProblemReports,
    LuggageRequests,
    Quotes,
    OpenProposals,
    BillingList,
    OverdueBalances,
    AgencyCalendar,
    CalendarFeeds,
    Statistics,
    Site,
    FileLinks,
    Files,
    IdPhotos,
    ObjectStore,
    Changes,
    LiveStreams,
    OpenStreams,
    Agencies,
    SiteData,
    Pages,
    PageCache,
    WebClient,
    RebuildViews,
    CompleteTables,
    CheckViews,
    RefusedTokens,
    EndedSessions,
    RefusalSweep,
    BackupMetrics,
    { provide: CALLER_CHECK, useExisting: RefusedTokens },
    ...consumers,
  ],
  exports: [CALLER_CHECK],
})
export class BffModule {}
