import type { ProcessDefinition } from '@bitacora/platform';
import { BffModule } from './bff.module.ts';
import { bffEnvironment } from './config.ts';
import { AccountDepartures } from './persistence/migrations/account-departures.migration.ts';
import { Agencies } from './persistence/migrations/agencies.migration.ts';
import { Backups } from './persistence/migrations/backups.migration.ts';
import { BillingEntries } from './persistence/migrations/billing-entries.migration.ts';
import { BillingHolders } from './persistence/migrations/billing-holders.migration.ts';
import { BillingOrders } from './persistence/migrations/billing-orders.migration.ts';
import { CalendarEntries } from './persistence/migrations/calendar-entries.migration.ts';
import { CalendarDeadlines } from './persistence/migrations/calendar-deadlines.migration.ts';
import { CalendarFeedMakers } from './persistence/migrations/calendar-feed-makers.migration.ts';
import { CalendarFeeds } from './persistence/migrations/calendar-feeds.migration.ts';
import { CalendarDays } from './persistence/migrations/calendar.migration.ts';
import { Contents } from './persistence/migrations/contents.migration.ts';
import { DesignedPackages } from './persistence/migrations/designed-packages.migration.ts';
import { HandledProblems } from './persistence/migrations/handled-problems.migration.ts';
import { JourneyAdvisers } from './persistence/migrations/journey-advisers.migration.ts';
import { JourneyDepartures } from './persistence/migrations/journey-departures.migration.ts';
import { JourneyDestinations } from './persistence/migrations/journey-destinations.migration.ts';
import { JourneyViews } from './persistence/migrations/journey-views.migration.ts';
import { LuggageRequests } from './persistence/migrations/luggage-requests.migration.ts';
import { LuggageWaits } from './persistence/migrations/luggage-waits.migration.ts';
import { RefusedTokens } from './persistence/migrations/refused-tokens.migration.ts';
import { RemovedJourneys } from './persistence/migrations/removed-journeys.migration.ts';
import { LastDays } from './persistence/migrations/last-days.migration.ts';
import { NearestJourneys } from './persistence/migrations/nearest-journeys.migration.ts';
import { OpinionsIndex } from './persistence/migrations/opinions.migration.ts';
import { ProblemReports } from './persistence/migrations/problem-reports.migration.ts';
import { Proposals } from './persistence/migrations/proposals.migration.ts';
import { Quotes } from './persistence/migrations/quotes.migration.ts';
import { StaffLists } from './persistence/migrations/staff-lists.migration.ts';
import { StatisticsIndexes } from './persistence/migrations/statistics.migration.ts';
import { WaitingJourneysIndexes } from './persistence/migrations/waiting-journeys.migration.ts';

import { deadLettersCommand } from './events-maintenance/dead-letters-command.ts';
import { ignoreBodies } from './gateway/ignore-bodies.ts';
import { leaveJsonUnread } from './gateway/leave-json-unread.ts';
import { refuseOtherMethods } from './gateway/other-methods.ts';
import { allowOrigins } from './security/allow-origins.ts';
import { preventCaching } from './security/prevent-caching.ts';
import { protectAnswers } from './security/protect-answers.ts';
import { compressAnswers } from './security/compress-answers.ts';
import { checkViewsCommand, rebuildViewsCommand } from './views-maintenance/commands.ts';

/** The only public process: gateway, journey views, live updates, files and the built web client. */
export const bff: ProcessDefinition = {
  name: 'bff',
  module: BffModule,
  environment: bffEnvironment,
  configure: async (app) => {
    await compressAnswers(app);
    protectAnswers(app);
    preventCaching(app);
    allowOrigins(app);
    leaveJsonUnread(app);
    ignoreBodies(app);
    refuseOtherMethods(app);
  },
  commands: {
    'dead-letters': deadLettersCommand,
    'rebuild-views': rebuildViewsCommand,
    'check-views': checkViewsCommand,
  },
  migrations: [
    Agencies,
    JourneyViews,
    ProblemReports,
    Contents,
    JourneyAdvisers,
    RefusedTokens,
    Backups,
    RemovedJourneys,
    StaffLists,
    BillingEntries,
    WaitingJourneysIndexes,
    JourneyDepartures,
    DesignedPackages,
    BillingHolders,
    NearestJourneys,
    HandledProblems,
    LuggageRequests,
    Quotes,
    Proposals,
    CalendarDays,
    CalendarFeeds,
    StatisticsIndexes,
    CalendarEntries,
    CalendarFeedMakers,
    CalendarDeadlines,
    AccountDepartures,
    BillingOrders,
    JourneyDestinations,
    OpinionsIndex,
    LastDays,
    LuggageWaits,
  ],
};
