import { Module } from '@nestjs/common';
import { WebQuotesController } from './http/web-quotes.controller.ts';
import { WebQuoteRepository } from './persistence/web-quote.repository.ts';
import { ListWebQuotesHandler } from './queries/list-web-quotes.ts';
import { CreateWebQuoteHandler } from './use-cases/create-web-quote.ts';

@Module({
  controllers: [WebQuotesController],
  providers: [WebQuoteRepository, CreateWebQuoteHandler, ListWebQuotesHandler],
})
export class JourneysModule {}
