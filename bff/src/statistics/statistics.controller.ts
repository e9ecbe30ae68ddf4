import { readPaymentStatistics, readQuoteStatistics, readSalesStatistics } from '@bitacora/contracts';
import { type Answer, type Call, Endpoint, ownAgency, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { ListTurns } from '../staff-lists/list-turns.ts';
import { Statistics } from './statistics.ts';

/** The agency in figures, from the read model alone. */
@Controller()
export class StatisticsController {
  constructor(
    private readonly statistics: Statistics,
    private readonly turns: ListTurns,
  ) {}

  @Endpoint(readSalesStatistics)
  async sales(
    @ParsedCall() { params, query, caller }: Call<typeof readSalesStatistics>,
  ): Promise<Answer<typeof readSalesStatistics>> {
    const agency = ownAgency(params, caller);
    return { rows: await this.turns.read(caller, () => this.statistics.sales(agency, query)) };
  }

  @Endpoint(readPaymentStatistics)
  async payments(
    @ParsedCall() { params, query, caller }: Call<typeof readPaymentStatistics>,
  ): Promise<Answer<typeof readPaymentStatistics>> {
    const agency = ownAgency(params, caller);
    return { rows: await this.turns.read(caller, () => this.statistics.payments(agency, query)) };
  }

  @Endpoint(readQuoteStatistics)
  async quotes(
    @ParsedCall() { params, query, caller }: Call<typeof readQuoteStatistics>,
  ): Promise<Answer<typeof readQuoteStatistics>> {
    const agency = ownAgency(params, caller);
    return { rows: await this.turns.read(caller, () => this.statistics.quotes(agency, query)) };
  }
}
