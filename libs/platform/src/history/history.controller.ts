import { type KeptFact, listHistory, MAXIMUM_ASKED } from '@bitacora/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { arrayLiteral } from '../database/array-literal.ts';
import { Database } from '../database/database.ts';
import { InternalRoute } from '../http/endpoint-decorator.ts';

const isId = (text: string) => /^[0-9a-f-]{36}$/.test(text);

/** What this process told of some aggregates, for the BFF, which knows what belongs together and who may read it. */
@Controller()
export class HistoryController {
  constructor(private readonly database: Database) {}

  @Get(listHistory.path)
  @InternalRoute()
  async of(@Query('of') of = ''): Promise<KeptFact[]> {
    const ids = of.split(',').filter(isId).slice(0, MAXIMUM_ASKED);
    return this.database.query<KeptFact>(
      `select id, name, aggregate_id, aggregate_version, envelope ->> 'occurred_at' as occurred_at,
         envelope -> 'actor' as actor, envelope -> 'data' as data
       from history where aggregate_id = any(?::text[]) order by occurred_at, id`,
      [arrayLiteral(ids)],
    );
  }
}
