import type { createPayment, updatePayment, updatePaymentByBody } from '@bitacora/contracts';
import type { FieldErrors } from '@bitacora/kernel';
import { Database, idOfTarget, type PartialCall, type ReferenceCheck } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { journeyErrors } from '../domain/changes.ts';
import { PaymentRepository } from '../persistence/payment.repository.ts';
import { Journeys, unknownJourney } from './journeys.ts';

/** Whether the journey of a payment is there, although it lacks its voucher or something else. */
@Injectable()
export class NewPaymentReferences implements ReferenceCheck<typeof createPayment> {
  constructor(private readonly journeys: Journeys) {}

  async brokenReferences({ body, caller }: PartialCall<typeof createPayment>): Promise<FieldErrors> {
    if (body.journey === undefined) return {};
    return unknownJourney(await this.journeys.find(body.journey, caller.agency));
  }
}

type Change = typeof updatePayment | typeof updatePaymentByBody;

/** Whether a change leaves a payment on its journey. */
@Injectable()
export class PaymentChangeReferences implements ReferenceCheck<Change> {
  constructor(
    private readonly database: Database,
    private readonly payments: PaymentRepository,
  ) {}

  async brokenReferences(call: PartialCall<Change>): Promise<FieldErrors> {
    const id = idOfTarget(call);
    const payment = id && (await this.database.transaction(() => this.payments.find(id, call.caller.agency)));
    return payment ? journeyErrors(payment, call.body.journey) : {};
  }
}
