import type { ProcessDefinition } from '@bitacora/platform';
import { journeysEnvironment } from './config.ts';
import { JourneysModule } from './journeys.module.ts';
import { entities } from './persistence/entities.ts';
import { ActivePassengers } from './persistence/migrations/active-passengers.migration.ts';
import { AddedAt } from './persistence/migrations/added-at.migration.ts';
import { Attempts } from './persistence/migrations/attempts.migration.ts';
import { BalanceDueDays } from './persistence/migrations/balance-due-days.migration.ts';
import { Cancellations } from './persistence/migrations/cancellations.migration.ts';
import { DesignedPackages } from './persistence/migrations/designed-packages.migration.ts';
import { HandledProblems } from './persistence/migrations/handled-problems.migration.ts';
import { HandledQuotes } from './persistence/migrations/handled-quotes.migration.ts';
import { Journeys } from './persistence/migrations/journeys.migration.ts';
import { LuggageRequests } from './persistence/migrations/luggage-requests.migration.ts';
import { LuggageWaits } from './persistence/migrations/luggage-waits.migration.ts';
import { Opinions } from './persistence/migrations/opinions.migration.ts';
import { ProblemReports } from './persistence/migrations/problem-reports.migration.ts';
import { Proposals } from './persistence/migrations/proposals.migration.ts';
import { WebQuotes } from './persistence/migrations/web-quotes.migration.ts';
import { snapshotSources } from './persistence/snapshot-sources.ts';

/** Journeys with their passengers and package services, web quotes, the problems that travellers report, and the luggage that they ask for. */
export const journeys: ProcessDefinition = {
  name: 'journeys',
  module: JourneysModule,
  environment: journeysEnvironment,
  entities,
  snapshots: snapshotSources,
  migrations: [
    WebQuotes,
    Journeys,
    ProblemReports,
    Attempts,
    Cancellations,
    DesignedPackages,
    AddedAt,
    ActivePassengers,
    BalanceDueDays,
    HandledQuotes,
    HandledProblems,
    LuggageRequests,
    Proposals,
    Opinions,
    LuggageWaits,
  ],
};
