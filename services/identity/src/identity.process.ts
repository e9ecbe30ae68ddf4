import type { ProcessDefinition } from '@bitacora/platform';
import { adminCommand } from './admin/admin-command.ts';
import { identityEnvironment } from './config.ts';
import { IdentityModule } from './identity.module.ts';
import { entities } from './persistence/entities.ts';
import { BoundPassengers } from './persistence/migrations/bound-passengers.migration.ts';
import { Credentials } from './persistence/migrations/credentials.migration.ts';
import { DoneLinks } from './persistence/migrations/done-links.migration.ts';
import { EmployeeAbsences } from './persistence/migrations/employee-absences.migration.ts';
import { EmailChanges } from './persistence/migrations/email-changes.migration.ts';
import { EmploymentOffers } from './persistence/migrations/employment-offers.migration.ts';
import { FollowedAccounts } from './persistence/migrations/followed-accounts.migration.ts';
import { IdPhotos } from './persistence/migrations/id-photos.migration.ts';
import { KnownDevices } from './persistence/migrations/known-devices.migration.ts';
import { LookUpIndexes } from './persistence/migrations/look-up-indexes.migration.ts';
import { People } from './persistence/migrations/people.migration.ts';
import { RefreshKeys } from './persistence/migrations/refresh-keys.migration.ts';
import { ReleasedDocuments } from './persistence/migrations/released-documents.migration.ts';
import { NextSecondFactors } from './persistence/migrations/next-second-factors.migration.ts';
import { SecondFactors } from './persistence/migrations/second-factors.migration.ts';
import { SessionPlaces } from './persistence/migrations/session-places.migration.ts';
import { SessionsEndedLately } from './persistence/migrations/sessions-ended-lately.migration.ts';
import { TakenBackPassengers } from './persistence/migrations/taken-back-passengers.migration.ts';
import { UndoneEmailChanges } from './persistence/migrations/undone-email-changes.migration.ts';
import { WaitingAccounts } from './persistence/migrations/waiting-accounts.migration.ts';
import { UnsearchedPassengers } from './persistence/migrations/unsearched-passengers.migration.ts';
import { snapshotSources } from './persistence/snapshot-sources.ts';

/** Persons, users with their credentials and sessions, agencies with their employees and passengers. */
export const identity: ProcessDefinition = {
  name: 'identity',
  module: IdentityModule,
  environment: identityEnvironment,
  entities,
  snapshots: snapshotSources,
  commands: { admin: adminCommand },
  migrations: [
    People,
    Credentials,
    IdPhotos,
    SessionPlaces,
    KnownDevices,
    RefreshKeys,
    EmailChanges,
    DoneLinks,
    BoundPassengers,
    ReleasedDocuments,
    TakenBackPassengers,
    LookUpIndexes,
    FollowedAccounts,
    UnsearchedPassengers,
    UndoneEmailChanges,
    WaitingAccounts,
    SessionsEndedLately,
    EmployeeAbsences,
    SecondFactors,
    EmploymentOffers,
    NextSecondFactors,
  ],
};
