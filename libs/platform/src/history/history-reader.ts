import { type KeptFact, listHistory, MAXIMUM_ASKED, type ServiceName } from '@bitacora/contracts';
import { Injectable } from '@nestjs/common';
import { ServiceClient } from '../http/service-client.ts';

/** Reads what a service told of some aggregates. Throws `unavailable` when it is away. */
@Injectable()
export class HistoryReader {
  constructor(private readonly services: ServiceClient) {}

  async read(owner: ServiceName, aggregates: readonly string[]): Promise<KeptFact[]> {
    const facts: KeptFact[] = [];
    for (let start = 0; start < aggregates.length; start += MAXIMUM_ASKED) {
      const of = aggregates.slice(start, start + MAXIMUM_ASKED).join(',');
      facts.push(...((await this.services.find({ ...listHistory, owner }, {}, { query: { of } })) ?? []));
    }
    return facts;
  }
}
