import type { ProcessDefinition } from '@bitacora/platform';
import { remindersCommand } from './admin/reminders-command.ts';
import { notificationsEnvironment } from './config.ts';
import { NotificationsModule } from './notifications.module.ts';
import { entities } from './persistence/entities.ts';
import { BounceMailbox } from './persistence/migrations/bounce-mailbox.migration.ts';
import { BouncedAddresses } from './persistence/migrations/bounced-addresses.migration.ts';
import { Bundles } from './persistence/migrations/bundles.migration.ts';
import { Changes } from './persistence/migrations/changes.migration.ts';
import { FinishedMails } from './persistence/migrations/finished-mails.migration.ts';
import { HeldUp } from './persistence/migrations/held-up.migration.ts';
import { HeldUpIndexes } from './persistence/migrations/held-up-indexes.migration.ts';
import { LuggageOfJourneys } from './persistence/migrations/luggage-of-journeys.migration.ts';
import { LuggageOutcomes } from './persistence/migrations/luggage-outcomes.migration.ts';
import { MailChoices } from './persistence/migrations/mail-choices.migration.ts';
import { MailHolds } from './persistence/migrations/mail-holds.migration.ts';
import { MailsOfMessage } from './persistence/migrations/mails-of-message.migration.ts';
import { MailsToAccounts } from './persistence/migrations/mails-to-accounts.migration.ts';
import { MailSubjects } from './persistence/migrations/mail-subjects.migration.ts';
import { Mails } from './persistence/migrations/mails.migration.ts';
import { MoneyOfJourneys } from './persistence/migrations/money-of-journeys.migration.ts';
import { ProjectionNames } from './persistence/migrations/projection-names.migration.ts';
import { QuoteReceipts } from './persistence/migrations/quote-receipts.migration.ts';
import { ReadAgain } from './persistence/migrations/read-again.migration.ts';
import { Recipients } from './persistence/migrations/recipients.migration.ts';
import { Reminders } from './persistence/migrations/reminders.migration.ts';
import { ServiceRecords } from './persistence/migrations/service-records.migration.ts';
import { StartZones } from './persistence/migrations/start-zones.migration.ts';
import { StaffNudges } from './persistence/migrations/staff-nudges.migration.ts';
import { StepsOfJourneys } from './persistence/migrations/steps-of-journeys.migration.ts';
import { TicketsOfLuggage } from './persistence/migrations/tickets-of-luggage.migration.ts';
import { Vouchers } from './persistence/migrations/vouchers.migration.ts';
import { heldMailsCommand } from './sending/held-mails-command.ts';

/** Mails: their templates, whom they go to, and the ledger of what was sent. */
export const notifications: ProcessDefinition = {
  name: 'notifications',
  module: NotificationsModule,
  environment: notificationsEnvironment,
  entities,
  commands: { 'held-mails': heldMailsCommand, reminders: remindersCommand },
  migrations: [
    Recipients,
    Mails,
    FinishedMails,
    MailHolds,
    Bundles,
    ServiceRecords,
    MailSubjects,
    MailsOfMessage,
    MailsToAccounts,
    Reminders,
    MailChoices,
    BouncedAddresses,
    StepsOfJourneys,
    MoneyOfJourneys,
    Vouchers,
    StaffNudges,
    ReadAgain,
    BounceMailbox,
    HeldUp,
    HeldUpIndexes,
    LuggageOfJourneys,
    Changes,
    ProjectionNames,
    StartZones,
    QuoteReceipts,
    LuggageOutcomes,
    TicketsOfLuggage,
  ],
};
