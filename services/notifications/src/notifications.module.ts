import { ObjectStore, Waker } from '@bitacora/platform';
import { Module } from '@nestjs/common';
import { WhenSnapshotsChangeProjectThem } from './consumers/when-snapshots-change-project-them.ts';
import { WhenSomethingDeservesAMailPlanIt } from './consumers/when-something-deserves-a-mail-plan-it.ts';
import { MailsController } from './http/mails.controller.ts';
import { Directory } from './persistence/directory.ts';
import { MailHolds } from './persistence/mail-holds.ts';
import { MailRepository } from './persistence/mail.repository.ts';
import { MailSweep } from './persistence/mail-sweep.ts';
import { Projections } from './persistence/projections.ts';
import { DatabaseClock } from './persistence/database-clock.ts';
import { ReminderPlanner } from './reminders/reminder-planner.ts';
import { ReminderRepository } from './persistence/reminder.repository.ts';
import { Subjects } from './reminders/subjects.ts';
import { ReminderSweep } from './reminders/reminder-sweep.ts';
import { CompleteMirrors } from './projections/complete-mirrors.ts';
import { ListMails } from './queries/list-mails.ts';
import { AttachedFiles } from './sending/attached-files.ts';
import { MailMetrics } from './sending/mail-metrics.ts';
import { MailRenderer } from './sending/mail-renderer.ts';
import { MailSender } from './sending/mail-sender.ts';
import { SmtpTransport } from './sending/smtp-transport.ts';

@Module({
  controllers: [MailsController],
  providers: [
    ListMails,
    Projections,
    CompleteMirrors,
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
    ReminderPlanner,
    ReminderSweep,
    MailMetrics,
  ],
})
export class NotificationsModule {}
