import { createWebQuote, listWebQuotes } from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ListWebQuotes } from '../queries/list-web-quotes.ts';
import { CreateWebQuote } from '../use-cases/create-web-quote.ts';

@Controller()
export class WebQuotesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(createWebQuote)
  create(@ParsedCall() { body }: Call<typeof createWebQuote>): Promise<Answer<typeof createWebQuote>> {
    return this.commands.execute(new CreateWebQuote(body));
  }

  @Endpoint(listWebQuotes)
  list(@ParsedCall() { caller }: Call<typeof listWebQuotes>): Promise<Answer<typeof listWebQuotes>> {
    return this.queries.execute(new ListWebQuotes(caller.agency));
  }
}
