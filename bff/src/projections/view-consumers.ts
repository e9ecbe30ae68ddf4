import type { EventEnvelope, EventName } from '@bitacora/contracts';
import type { Consumer } from '@bitacora/platform';
import { Injectable, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { WhenAgencyChangesProjectIt } from '../agencies/when-agency-changes-project-it.ts';
import { WhenContentPublishedProjectIt } from '../content/when-content-published-project-it.ts';
import {
  WhenInvoiceChangesProjectIt,
  WhenPaymentChangesProjectIt,
  WhenRefundChangesProjectIt,
} from '../journey-view/when-billing-changes-project-it.ts';
import { WhenEmployeeChangesProjectIt } from '../journey-view/when-employee-changes-project-it.ts';
import { WhenJourneyChangesProjectIt } from '../journey-view/when-journey-changes-project-it.ts';
import { WhenPassengerChangesProjectIt } from '../journey-view/when-passenger-changes-project-it.ts';
import { WhenServiceDocumentChangesProjectIt } from '../journey-view/when-service-document-changes-project-it.ts';
import { WhenServiceRecordChangesProjectIt } from '../journey-view/when-service-record-changes-project-it.ts';
import { WhenProblemReportedProjectIt } from '../problem-reports/when-problem-reported-project-it.ts';
import type { ProjectedTableName } from './tables.ts';

/** Who projects each table: a new one does not compile without. */
const consumers: Record<ProjectedTableName, Type> = {
  agencies: WhenAgencyChangesProjectIt,
  passengers: WhenPassengerChangesProjectIt,
  employees: WhenEmployeeChangesProjectIt,
  journeys: WhenJourneyChangesProjectIt,
  service_records: WhenServiceRecordChangesProjectIt,
  service_documents: WhenServiceDocumentChangesProjectIt,
  invoices: WhenInvoiceChangesProjectIt,
  payments: WhenPaymentChangesProjectIt,
  refunds: WhenRefundChangesProjectIt,
  problem_reports: WhenProblemReportedProjectIt,
  web_documents: WhenContentPublishedProjectIt,
  tours: WhenContentPublishedProjectIt,
};

export const viewConsumers = [...new Set(Object.values(consumers))];

/** Hands an envelope to the consumer of a table, past the inbox. */
@Injectable()
export class ViewConsumers {
  constructor(private readonly moduleRef: ModuleRef) {}

  async handle(table: ProjectedTableName, envelope: EventEnvelope): Promise<void> {
    const consumer = this.moduleRef.get<Consumer<EventName>>(consumers[table], { strict: false });
    await consumer.handle(envelope as Parameters<typeof consumer.handle>[0]);
  }
}
