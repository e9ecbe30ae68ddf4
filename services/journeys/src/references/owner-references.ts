import type { sendProposal, updateProblemReport, updateWebQuote } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import type { FieldErrors } from '@bitacora/kernel';
import type { PartialCall, ReferenceCheck } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { PeopleProjection } from '../persistence/people-projection.ts';

type Owned = typeof sendProposal | typeof updateWebQuote | typeof updateProblemReport;

/** Whether who is to answer a quote or a report works at its agency. */
@Injectable()
export class OwnerReferences implements ReferenceCheck<Owned> {
  constructor(private readonly people: PeopleProjection) {}

  brokenReferences({ body: { owner }, caller }: PartialCall<Owned>): Promise<FieldErrors> {
    return this.errorsOf(owner, caller.agency);
  }

  async errorsOf(owner: string | null | undefined, agency: string): Promise<FieldErrors> {
    if (!owner) return {};
    const { travelAgent: isMissing } = await this.people.missing({ agency, passengers: [], travelAgent: owner });
    return isMissing ? { owner: [messages.unknownReference] } : {};
  }
}
