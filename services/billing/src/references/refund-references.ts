import type { createRefund } from '@bitacora/contracts';
import { centsOfDollars, type FieldErrors } from '@bitacora/kernel';
import { Database, type PartialCall, type ReferenceCheck } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { refundErrors } from '../domain/refund.ts';
import { PaidAmounts } from '../persistence/paid-amounts.ts';
import { Journeys, unknownJourney } from './journeys.ts';

/** Whether the journey of a refund is there and so much of it was paid, although something else is wrong. */
@Injectable()
export class NewRefundReferences implements ReferenceCheck<typeof createRefund> {
  constructor(
    private readonly journeys: Journeys,
    private readonly database: Database,
    private readonly paid: PaidAmounts,
  ) {}

  async brokenReferences({ body, caller }: PartialCall<typeof createRefund>): Promise<FieldErrors> {
    const { journey: id, amount } = body;
    if (id === undefined) return {};
    const journey = await this.journeys.find(id, caller.agency);
    if (!journey || amount === undefined) return unknownJourney(journey);
    return refundErrors(centsOfDollars(amount), await this.database.transaction(() => this.paid.of(id)));
  }
}
