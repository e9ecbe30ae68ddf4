import { createWebQuote, updateWebQuote } from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { QuoteReferences } from '../references/quote-references.ts';
import { OwnerReferences } from '../references/owner-references.ts';
import { CreateWebQuote } from '../use-cases/create-web-quote.ts';
import { UpdateWebQuote } from '../use-cases/update-web-quote.ts';

@Controller()
export class WebQuotesController {
  constructor(private readonly commands: Commands) {}

  @Endpoint(createWebQuote, QuoteReferences)
  create(@ParsedCall() { body, address }: Call<typeof createWebQuote>): Promise<Answer<typeof createWebQuote>> {
    return this.commands.execute(new CreateWebQuote(body, address));
  }

  @Endpoint(updateWebQuote, OwnerReferences)
  update(
    @ParsedCall() { params, body, caller: { agency } }: Call<typeof updateWebQuote>,
  ): Promise<Answer<typeof updateWebQuote>> {
    return this.commands.execute(new UpdateWebQuote({ ...params, agency }, body));
  }
}
