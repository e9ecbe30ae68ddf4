import { getLuggageRequest, listLuggageRequests, pathOf } from '@bitacora/contracts';
import { type Answer, type Call, Endpoint, listAnswer, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { LuggageRequests } from './luggage-requests.ts';

@Controller()
export class LuggageRequestsController {
  constructor(private readonly requests: LuggageRequests) {}

  @Endpoint(listLuggageRequests)
  async list(
    @ParsedCall() { query, caller, reply }: Call<typeof listLuggageRequests>,
  ): Promise<Answer<typeof listLuggageRequests>> {
    const page = await this.requests.ofAgency(caller.agency, query);
    return listAnswer(page, query, pathOf(listLuggageRequests), reply);
  }

  @Endpoint(getLuggageRequest)
  one(@ParsedCall() { params, caller }: Call<typeof getLuggageRequest>): Promise<Answer<typeof getLuggageRequest>> {
    return this.requests.one(params.id, caller.agency);
  }
}
