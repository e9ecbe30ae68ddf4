import type { createJourney, updateJourney } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import type { FieldErrors } from '@bitacora/kernel';
import { findCity } from '@bitacora/places';
import type { PartialCall, ReferenceCheck } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { DesignedPackageRepository } from '../persistence/designed-package.repository.ts';
import { PeopleProjection } from '../persistence/people-projection.ts';

type Route = typeof createJourney | typeof updateJourney;
type Parts = PartialCall<Route>['body'];

/** Whether the cities, the people and the designed package of a journey are there; what was not sent, or is wrong in itself, is not asked. */
@Injectable()
export class JourneyReferences implements ReferenceCheck<Route> {
  constructor(
    private readonly people: PeopleProjection,
    private readonly packages: DesignedPackageRepository,
  ) {}

  async brokenReferences({ params, body, caller }: PartialCall<Route>): Promise<FieldErrors> {
    const isOwn = !('ruc' in params) || params.ruc === caller.agency;
    return isOwn ? this.errorsOf(body, caller.agency) : {};
  }

  async errorsOf(parts: Parts, agency: string): Promise<FieldErrors> {
    const errors: FieldErrors = {};
    for (const field of ['start_city', 'destination_city'] as const) {
      const code = parts[field];
      if (code !== undefined && !findCity(code)) errors[field] = [messages.notChoice];
    }
    const { passengers = [], travel_agent: travelAgent } = parts;
    const ids = passengers.filter((id) => id !== undefined);
    const missing = await this.people.missing({ agency, passengers: ids, travelAgent: travelAgent ?? null });
    for (const id of missing.passengers) errors[`passengers.${passengers.indexOf(id)}`] = [messages.unknownReference];
    if (travelAgent !== undefined && missing.travelAgent) errors.travel_agent = [messages.unknownReference];
    const sold = 'package' in parts ? parts.package : null;
    if (sold && !(await this.packages.isThere({ id: sold, agency }))) errors.package = [messages.unknownReference];
    return errors;
  }
}
