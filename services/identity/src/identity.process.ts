import type { ProcessDefinition } from '@bitacora/platform';
import { identityEnvironment } from './config.ts';
import { IdentityModule } from './identity.module.ts';
import { entities } from './persistence/entities.ts';
import { Credentials } from './persistence/migrations/credentials.migration.ts';
import { EmailChanges } from './persistence/migrations/email-changes.migration.ts';
import { IdPhotos } from './persistence/migrations/id-photos.migration.ts';
import { People } from './persistence/migrations/people.migration.ts';
import { SessionPlaces } from './persistence/migrations/session-places.migration.ts';

/** Persons, users with their credentials and sessions, agencies with their employees and passengers. */
export const identity: ProcessDefinition = {
  name: 'identity',
  module: IdentityModule,
  environment: identityEnvironment,
  entities,
  migrations: [People, Credentials, IdPhotos, SessionPlaces, EmailChanges],
};
