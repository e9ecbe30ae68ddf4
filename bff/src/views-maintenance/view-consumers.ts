import { type EventEnvelope, type EventName, isEventName } from '@bitacora/contracts';
import { type Consumer, CONSUMES } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { WhenContentPublishedProjectIt } from '../content/when-content-published-project-it.ts';
import {
  WhenInvoiceChangesProjectIt,
  WhenPaymentChangesProjectIt,
} from '../journey-view/when-billing-changes-project-it.ts';
import { WhenEmployeeChangesProjectIt } from '../journey-view/when-employee-changes-project-it.ts';
import { WhenJourneyChangesProjectIt } from '../journey-view/when-journey-changes-project-it.ts';
import { WhenPassengerChangesProjectIt } from '../journey-view/when-passenger-changes-project-it.ts';
import { WhenServiceDocumentChangesProjectIt } from '../journey-view/when-service-document-changes-project-it.ts';
import { WhenServiceRecordChangesProjectIt } from '../journey-view/when-service-record-changes-project-it.ts';
import { WhenProblemReportedProjectIt } from '../problem-reports/when-problem-reported-project-it.ts';

export const viewConsumers = [
  WhenContentPublishedProjectIt,
  WhenEmployeeChangesProjectIt,
  WhenInvoiceChangesProjectIt,
  WhenJourneyChangesProjectIt,
  WhenPassengerChangesProjectIt,
  WhenPaymentChangesProjectIt,
  WhenProblemReportedProjectIt,
  WhenServiceDocumentChangesProjectIt,
  WhenServiceRecordChangesProjectIt,
] as const;

/** Hands an envelope to the view consumer of its event, past the inbox. */
@Injectable()
export class ViewConsumers {
  constructor(private readonly moduleRef: ModuleRef) {}

  async handle(envelope: EventEnvelope): Promise<void> {
    const { name } = envelope;
    const type = viewConsumers.find((candidate) =>
      (Reflect.getMetadata(CONSUMES, candidate) as EventName[]).includes(name as EventName),
    );
    if (!type || !isEventName(name)) throw new Error(`no view is built from ${name}`);
    const consumer = this.moduleRef.get<Consumer<EventName>>(type, { strict: false });
    await consumer.handle(envelope as Parameters<typeof consumer.handle>[0]);
  }
}
