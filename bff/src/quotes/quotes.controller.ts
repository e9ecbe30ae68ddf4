import { exportWebQuotes, getProposal, getWebQuote, listWebQuotes, pathOf } from '@bitacora/contracts';
import { type Answer, type Call, Endpoint, listAnswer, ParsedCall } from '@bitacora/platform';
import { Controller, type StreamableFile } from '@nestjs/common';
import { quoteColumns } from '../staff-lists/csv-columns.ts';
import { ListFiles } from '../staff-lists/list-files.ts';
import { ListTurns } from '../staff-lists/list-turns.ts';
import { OpenProposals } from './open-proposals.ts';
import { Quotes } from './quotes.ts';

@Controller()
export class QuotesController {
  constructor(
    private readonly quotes: Quotes,
    private readonly proposals: OpenProposals,
    private readonly files: ListFiles,
    private readonly turns: ListTurns,
  ) {}

  @Endpoint(listWebQuotes)
  async list(
    @ParsedCall() { query, caller, reply }: Call<typeof listWebQuotes>,
  ): Promise<Answer<typeof listWebQuotes>> {
    const page = await this.turns.read(caller, () => this.quotes.page(caller.agency, query));
    return listAnswer(page, query, pathOf(listWebQuotes), reply);
  }

  @Endpoint(exportWebQuotes)
  async export(@ParsedCall() { query, caller }: Call<typeof exportWebQuotes>): Promise<StreamableFile> {
    const { agency } = caller;
    const about = { agency, list: 'cotizaciones', filters: query };
    return this.files.make(about, quoteColumns, this.turns.batches(caller, await this.quotes.all(agency, query)));
  }

  @Endpoint(getWebQuote)
  one(@ParsedCall() { params, caller }: Call<typeof getWebQuote>): Promise<Answer<typeof getWebQuote>> {
    return this.quotes.one(params.id, caller.agency);
  }

  @Endpoint(getProposal)
  proposal(@ParsedCall() { params }: Call<typeof getProposal>): Promise<Answer<typeof getProposal>> {
    return this.proposals.find(params.token);
  }
}
