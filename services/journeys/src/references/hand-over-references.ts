import type { handOver } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { type FieldErrors, ForeignError } from '@bitacora/kernel';
import type { PartialCall, ReferenceCheck } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { PeopleProjection } from '../persistence/people-projection.ts';

/** Whether who is to look after the work of another one works at the agency. */
@Injectable()
export class HandOverReferences implements ReferenceCheck<typeof handOver> {
  constructor(private readonly people: PeopleProjection) {}

  async brokenReferences({ params, body, caller }: PartialCall<typeof handOver>): Promise<FieldErrors> {
    if (body.to === undefined) return {};
    const asked = { agency: caller.agency, passengers: [], travelAgent: body.to };
    const { travelAgent: isMissing } = await this.people.missing(asked);
    return isMissing || body.to === params.id ? { to: [messages.unknownReference] } : {};
  }

  /** Throws `not-found` when the agency has no such employee, also of before. */
  async expectEmployee(id: string, agency: string): Promise<void> {
    if (!(await this.people.hasEmployee(id, agency))) throw new ForeignError();
  }
}
