import { AttemptSweep, ObjectStore, Waker } from '@bitacora/platform';
import { Module } from '@nestjs/common';
import { BounceMailbox } from './bounces/bounce-mailbox.ts';
import { BounceRecords } from './bounces/bounce-records.ts';
import { BounceSweep } from './bounces/bounce-sweep.ts';
import { WhenSnapshotsChangeProjectThem } from './consumers/when-snapshots-change-project-them.ts';
import { WhenSomethingDeservesAMailPlanIt } from './consumers/when-something-deserves-a-mail-plan-it.ts';
import { OpinionLinks } from './credentials/opinion-links.ts';
import { MailTokens } from './credentials/mail-tokens.ts';
import { ReturnAddresses } from './credentials/return-addresses.ts';
import { MailChoicesController } from './http/mail-choices.controller.ts';
import { MailPreviewsController } from './http/mail-previews.controller.ts';
import { MailsController } from './http/mails.controller.ts';
import { RemindersController } from './http/reminders.controller.ts';
import { AgainLimits } from './limits/again-limits.ts';
import { ChoiceLimits } from './limits/choice-limits.ts';
import { ChangePlanner } from './mails/change-planner.ts';
import { MailPlanner } from './mails/mail-planner.ts';
import { ReadersOfNow } from './mails/readers-of-now.ts';
import { BouncedAddresses } from './persistence/bounced-addresses.ts';
import { BounceTurns } from './persistence/bounce-turns.ts';
import { Directory } from './persistence/directory.ts';
import { MailHolds } from './persistence/mail-holds.ts';
import { MailRepository } from './persistence/mail.repository.ts';
import { MailSweep } from './persistence/mail-sweep.ts';
import { Mailboxes } from './persistence/mailboxes.ts';
import { Projections } from './persistence/projections.ts';
import { SwitchedOffMails } from './persistence/switched-off-mails.ts';
import { ToldChanges } from './persistence/told-changes.ts';
import { DatabaseClock } from './persistence/database-clock.ts';
import { MailPreviews } from './previews/mail-previews.ts';
import { ReminderMetrics } from './reminders/reminder-metrics.ts';
import { ReminderPlanner } from './reminders/reminder-planner.ts';
import { ReminderWaker } from './persistence/reminder-waker.ts';
import { ReminderRepository } from './persistence/reminder.repository.ts';
import { Subjects } from './reminders/subjects.ts';
import { ReminderSweep } from './reminders/reminder-sweep.ts';
import { GetBouncedAddress } from './queries/get-bounced-address.ts';
import { CompleteProjections } from './projections/complete-projections.ts';
import { ListMails } from './queries/list-mails.ts';
import { ListReminders } from './queries/list-reminders.ts';
import { MailChoicesReader } from './queries/mail-choices.ts';
import { AttachedFiles } from './sending/attached-files.ts';
import { MailMetrics } from './sending/mail-metrics.ts';
import { MailRenderer } from './sending/mail-renderer.ts';
import { MailSender } from './sending/mail-sender.ts';
import { SmtpTransport } from './sending/smtp-transport.ts';
import { ChooseMailsHandler } from './use-cases/choose-mails.ts';
import { SendMailAgainHandler } from './use-cases/send-mail-again.ts';
import { UnsubscribeHandler } from './use-cases/unsubscribe.ts';

@Module({
  controllers: [MailsController, MailChoicesController, RemindersController, MailPreviewsController],
  providers: [
    ListMails,
    ListReminders,
    Projections,
    CompleteProjections,
    Directory,
    MailHolds,
    MailRepository,
    MailSweep,
    WhenSnapshotsChangeProjectThem,
    WhenSomethingDeservesAMailPlanIt,
    Waker,
    ObjectStore,
    AttachedFiles,
    MailRenderer,
    SmtpTransport,
    MailSender,
    DatabaseClock,
    ReminderRepository,
    Subjects,
    ReminderMetrics,
    ReminderPlanner,
    ReminderSweep,
    ReminderWaker,
    MailMetrics,
    MailTokens,
    OpinionLinks,
    BouncedAddresses,
    GetBouncedAddress,
    ReturnAddresses,
    BounceMailbox,
    BounceTurns,
    BounceRecords,
    BounceSweep,
    Mailboxes,
    SwitchedOffMails,
    MailPlanner,
    ChangePlanner,
    ToldChanges,
    MailChoicesReader,
    ChoiceLimits,
    AttemptSweep,
    ChooseMailsHandler,
    SendMailAgainHandler,
    AgainLimits,
    ReadersOfNow,
    MailPreviews,
    UnsubscribeHandler,
  ],
})
export class NotificationsModule {}
