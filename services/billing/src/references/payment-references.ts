import type { createPayment, updatePayment, updatePaymentByBody } from '@bitacora/contracts';
import { centsOfDollars, type FieldErrors } from '@bitacora/kernel';
import { Database, idOfTarget, type PartialCall, type ReferenceCheck } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { journeyErrors } from '../domain/changes.ts';
import { lessPaidErrors } from '../domain/refund.ts';
import { PaidAmounts } from '../persistence/paid-amounts.ts';
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

/** Whether a change leaves a payment on its journey, and of it what refunds need. */
@Injectable()
export class PaymentChangeReferences implements ReferenceCheck<Change> {
  constructor(
    private readonly database: Database,
    private readonly payments: PaymentRepository,
    private readonly paid: PaidAmounts,
  ) {}

  async brokenReferences(call: PartialCall<Change>): Promise<FieldErrors> {
    const id = idOfTarget(call);
    if (!id) return {};
    return this.database.transaction(async () => {
      const payment = await this.payments.find(id, call.caller.agency);
      if (!payment) return {};
      const { journey, value } = call.body;
      const below =
        value === undefined
          ? {}
          : lessPaidErrors(payment.valueCents, centsOfDollars(value), await this.paid.of(payment.journey));
      return { ...journeyErrors(payment, journey), ...below };
    });
  }
}
