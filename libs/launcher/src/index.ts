export type { EmbeddedObjectStore, ObjectStoreAccess, ObjectStoreOptions } from './parts/object-store.ts';
export { startObjectStore } from './parts/object-store.ts';
export type { MailInbox, MailInboxOptions } from './parts/mail-inbox.ts';
export { startMailInbox } from './parts/mail-inbox.ts';
export type { MailAddress, MailAttachment, MailMessage, MailSummary } from './parts/mail-messages.ts';
export type { Postgres, PostgresOptions } from './parts/postgres.ts';
export { startPostgres } from './parts/postgres.ts';
export type { DatabaseOfRole } from './parts/postgres-databases.ts';
export { createDatabases, urlOf } from './parts/postgres-databases.ts';
