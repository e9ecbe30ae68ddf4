import { findJourney, findPackageService } from '@bitacora/contracts';
import { type Answer, type Call, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { FindJourney } from '../queries/find-journey.ts';
import { FindPackageService } from '../queries/find-package-service.ts';

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
