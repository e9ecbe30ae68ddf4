import type { createInvoice, updateInvoice, updateInvoiceByBody } from '@bitacora/contracts';
import { type FieldErrors, withoutUndefined } from '@bitacora/kernel';
import { Database, idOfTarget, type PartialCall, type ReferenceCheck } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { journeyErrors } from '../domain/changes.ts';
import { namesAnother, passengerErrors } from '../domain/invoice.ts';
import { InvoiceRepository } from '../persistence/invoice.repository.ts';
import { Journeys, unknownJourney } from './journeys.ts';

/** Whether the journey and the passenger of an invoice are there, although it lacks its file or something else. */
@Injectable()
export class NewInvoiceReferences implements ReferenceCheck<typeof createInvoice> {
  constructor(private readonly journeys: Journeys) {}

  async brokenReferences({ body, caller }: PartialCall<typeof createInvoice>): Promise<FieldErrors> {
    const journey = body.journey === undefined ? null : await this.journeys.find(body.journey, caller.agency);
    const { is_passenger_invoice: isPassengerInvoice, passenger } = body;
    return {
      ...(body.journey === undefined ? {} : unknownJourney(journey)),
      ...passengerErrors({ isPassengerInvoice, passenger }, journey?.passengers ?? null),
    };
  }
}

type Change = typeof updateInvoice | typeof updateInvoiceByBody;

/** The same of a change, with what is stored. */
@Injectable()
export class InvoiceChangeReferences implements ReferenceCheck<Change> {
  constructor(
    private readonly database: Database,
    private readonly invoices: InvoiceRepository,
    private readonly journeys: Journeys,
  ) {}

  async brokenReferences(call: PartialCall<Change>): Promise<FieldErrors> {
    const { body, caller } = call;
    const { agency } = caller;
    const id = idOfTarget(call);
    const invoice = id && (await this.database.transaction(() => this.invoices.find(id, agency)));
    if (!invoice) return {};
    const { journey, passenger, is_passenger_invoice: isPassengerInvoice } = body;
    const isAnother = namesAnother(invoice, { passenger });
    const travellers = isAnother ? ((await this.journeys.find(invoice.journey, agency))?.passengers ?? []) : null;
    return {
      ...journeyErrors(invoice, journey),
      ...invoice.errorsOfChange(withoutUndefined({ isPassengerInvoice, passenger }), travellers),
    };
  }
}
