import { createWebQuote, listWebQuotes, pathOf, updateWebQuote } from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, listAnswer, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ListWebQuotes } from '../queries/list-web-quotes.ts';
import { QuoteReferences } from '../references/quote-references.ts';
import { OwnerReferences } from '../references/owner-references.ts';
import { CreateWebQuote } from '../use-cases/create-web-quote.ts';
import { UpdateWebQuote } from '../use-cases/update-web-quote.ts';

@Controller()
export class WebQuotesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(createWebQuote, QuoteReferences)
  create(@ParsedCall() { body, address }: Call<typeof createWebQuote>): Promise<Answer<typeof createWebQuote>> {
    return this.commands.execute(new CreateWebQuote(body, address));
  }

  @Endpoint(listWebQuotes)
  async list(
    @ParsedCall() { query, caller, reply }: Call<typeof listWebQuotes>,
  ): Promise<Answer<typeof listWebQuotes>> {
    const page = await this.queries.execute(new ListWebQuotes(caller.agency, query));
    return listAnswer(page, query, pathOf(listWebQuotes), reply);
  }

  @Endpoint(updateWebQuote, OwnerReferences)
  update(
    @ParsedCall() { params, body, caller: { agency } }: Call<typeof updateWebQuote>,
  ): Promise<Answer<typeof updateWebQuote>> {
    return this.commands.execute(new UpdateWebQuote({ ...params, agency }, body));
  }
}
