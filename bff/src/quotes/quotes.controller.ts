import { exportWebQuotes, getWebQuote, listWebQuotes, pathOf } from '@bitacora/contracts';
import { type Answer, type Call, Endpoint, listAnswer, ParsedCall } from '@bitacora/platform';
import { Controller, type StreamableFile } from '@nestjs/common';
import { quoteColumns } from '../staff-lists/csv-columns.ts';
import { ListFiles } from '../staff-lists/list-files.ts';
import { Quotes } from './quotes.ts';

@Controller()
export class QuotesController {
  constructor(
    private readonly quotes: Quotes,
    private readonly files: ListFiles,
  ) {}

  @Endpoint(listWebQuotes)
  async list(
    @ParsedCall() { query, caller, reply }: Call<typeof listWebQuotes>,
  ): Promise<Answer<typeof listWebQuotes>> {
    return listAnswer(await this.quotes.page(caller.agency, query), query, pathOf(listWebQuotes), reply);
  }

  @Endpoint(exportWebQuotes)
  async export(@ParsedCall() { query, caller: { agency } }: Call<typeof exportWebQuotes>): Promise<StreamableFile> {
    const about = { agency, list: 'cotizaciones', filters: query };
    return this.files.make(about, quoteColumns, await this.quotes.all(agency, query));
  }

  @Endpoint(getWebQuote)
  one(@ParsedCall() { params, caller }: Call<typeof getWebQuote>): Promise<Answer<typeof getWebQuote>> {
    return this.quotes.one(params.id, caller.agency);
  }
}
