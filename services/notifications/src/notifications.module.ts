import { Waker } from '@bitacora/platform';
import { Module } from '@nestjs/common';
import { WhenAgencyChangesProjectIt } from './consumers/when-agency-changes-project-it.ts';
import { WhenEmployeeChangesProjectIt } from './consumers/when-employee-changes-project-it.ts';
import { WhenJourneyChangesProjectIt } from './consumers/when-journey-changes-project-it.ts';
import { WhenPassengerChangesProjectIt } from './consumers/when-passenger-changes-project-it.ts';
import { WhenServiceRecordChangesProjectIt } from './consumers/when-service-record-changes-project-it.ts';
import { WhenSomethingDeservesAMailPlanIt } from './consumers/when-something-deserves-a-mail-plan-it.ts';
import { MailsController } from './http/mails.controller.ts';
import { Directory } from './persistence/directory.ts';
import { MailHolds } from './persistence/mail-holds.ts';
import { MailRepository } from './persistence/mail.repository.ts';
import { MailSweep } from './persistence/mail-sweep.ts';
import { Projections } from './persistence/projections.ts';
import { ListMails } from './queries/list-mails.ts';
import { MailMetrics } from './sending/mail-metrics.ts';
import { MailRenderer } from './sending/mail-renderer.ts';
import { MailSender } from './sending/mail-sender.ts';
import { SmtpTransport } from './sending/smtp-transport.ts';

@Module({
  controllers: [MailsController],
  providers: [
    ListMails,
    Projections,
    Directory,
    MailHolds,
    MailRepository,
    MailSweep,
    WhenAgencyChangesProjectIt,
    WhenEmployeeChangesProjectIt,
    WhenPassengerChangesProjectIt,
    WhenJourneyChangesProjectIt,
    WhenServiceRecordChangesProjectIt,
    WhenSomethingDeservesAMailPlanIt,
    Waker,
    MailRenderer,
    SmtpTransport,
    MailSender,
    MailMetrics,
  ],
})
export class NotificationsModule {}
