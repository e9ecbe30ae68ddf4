import { readPaymentStatistics, readQuoteStatistics, readSalesStatistics } from '@bitacora/contracts';
import { type Answer, type Call, Endpoint, ownAgency, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { Statistics } from './statistics.ts';

/** The agency in figures, from the read model alone. */
@Controller()
export class StatisticsController {
  constructor(private readonly statistics: Statistics) {}

  @Endpoint(readSalesStatistics)
  async sales(
    @ParsedCall() { params, query, caller }: Call<typeof readSalesStatistics>,
  ): Promise<Answer<typeof readSalesStatistics>> {
    return { rows: await this.statistics.sales(ownAgency(params, caller), query) };
  }

  @Endpoint(readPaymentStatistics)
  async payments(
    @ParsedCall() { params, query, caller }: Call<typeof readPaymentStatistics>,
  ): Promise<Answer<typeof readPaymentStatistics>> {
    return { rows: await this.statistics.payments(ownAgency(params, caller), query) };
  }

  @Endpoint(readQuoteStatistics)
  async quotes(
    @ParsedCall() { params, query, caller }: Call<typeof readQuoteStatistics>,
  ): Promise<Answer<typeof readQuoteStatistics>> {
    return { rows: await this.statistics.quotes(ownAgency(params, caller), query) };
  }
}
