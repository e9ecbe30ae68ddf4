import { exportLuggageRequests, getLuggageRequest, listLuggageRequests, pathOf } from '@bitacora/contracts';
import { type Answer, type Call, Endpoint, listAnswer, ParsedCall } from '@bitacora/platform';
import { Controller, type StreamableFile } from '@nestjs/common';
import { luggageColumns } from '../staff-lists/csv-columns.ts';
import { ListFiles } from '../staff-lists/list-files.ts';
import { ListTurns } from '../staff-lists/list-turns.ts';
import { LuggageRequests } from './luggage-requests.ts';

@Controller()
export class LuggageRequestsController {
  constructor(
    private readonly requests: LuggageRequests,
    private readonly files: ListFiles,
    private readonly turns: ListTurns,
  ) {}

  @Endpoint(listLuggageRequests)
  async list(
    @ParsedCall() { query, caller, reply }: Call<typeof listLuggageRequests>,
  ): Promise<Answer<typeof listLuggageRequests>> {
    const page = await this.turns.read(caller, () => this.requests.ofAgency(caller.agency, query));
    return listAnswer(page, query, pathOf(listLuggageRequests), reply);
  }

  @Endpoint(exportLuggageRequests)
  export(@ParsedCall() { query, caller }: Call<typeof exportLuggageRequests>): Promise<StreamableFile> {
    const { agency } = caller;
    const about = { agency, list: 'equipaje', filters: query };
    return this.files.make(about, luggageColumns, this.turns.batches(caller, this.requests.all(agency, query)));
  }

  @Endpoint(getLuggageRequest)
  one(@ParsedCall() { params, caller }: Call<typeof getLuggageRequest>): Promise<Answer<typeof getLuggageRequest>> {
    return this.requests.one(params.id, caller.agency);
  }
}
