import { endpoint, journeyInternal, packageServiceInternal } from '@bitacora/contracts';
import { type Answer, type Call, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { FindJourney } from '../queries/find-journey.ts';
import { FindPackageService } from '../queries/find-package-service.ts';

const common = {
  method: 'GET',
  owner: 'journeys',
  access: 'staff',
  status: 200,
  params: z.object({ id: z.uuid() }),
} as const;

const findPackageService = endpoint({
  ...common,
  name: 'findPackageService',
  path: '/internal/package-services/:id',
  summary: 'An item, for services-catalog',
  answer: packageServiceInternal,
});

const findJourney = endpoint({
  ...common,
  name: 'findJourney',
  path: '/internal/journeys/:id',
  summary: 'A journey, for billing',
  answer: journeyInternal,
});

/** What other services ask, with the token of the member of staff for whom they act; no route of the public API. */
@Controller()
export class InternalController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(findPackageService)
  packageService(
    @ParsedCall() { params, caller }: Call<typeof findPackageService>,
  ): Promise<Answer<typeof findPackageService>> {
    return this.queries.execute(new FindPackageService(params.id, caller.agency));
  }

  @Endpoint(findJourney)
  journey(@ParsedCall() { params, caller }: Call<typeof findJourney>): Promise<Answer<typeof findJourney>> {
    return this.queries.execute(new FindJourney(params.id, caller.agency));
  }
}
