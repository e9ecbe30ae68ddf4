import type { createWebQuote } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import type { FieldErrors } from '@bitacora/kernel';
import { findCountry } from '@bitacora/places';
import type { PartialCall, ReferenceCheck } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { PeopleProjection } from '../persistence/people-projection.ts';

type Parts = PartialCall<typeof createWebQuote>['body'];

/** Whether the country and the agency of a quote are there, as far as they were sent. */
@Injectable()
export class QuoteReferences implements ReferenceCheck<typeof createWebQuote> {
  constructor(private readonly people: PeopleProjection) {}

  brokenReferences({ body }: PartialCall<typeof createWebQuote>): Promise<FieldErrors> {
    return this.errorsOf(body);
  }

  async errorsOf({ country, agency }: Parts): Promise<FieldErrors> {
    const isUnknownCountry = country !== undefined && !findCountry(country);
    const isUnknownAgency = agency !== undefined && !(await this.people.hasAgency(agency));
    return {
      ...(isUnknownCountry ? { country: [messages.notChoice] } : {}),
      ...(isUnknownAgency ? { agency: [messages.unknownReference] } : {}),
    };
  }
}
