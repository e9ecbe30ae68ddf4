import { type KeptFact, listHistory, MAXIMUM_ASKED, MAXIMUM_TOLD } from '@bitacora/contracts';
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
      `with newest as (
         select * from history where aggregate_id = any(?::text[]) order by occurred_at desc, id desc limit ${MAXIMUM_TOLD}
       ), told as (
         select newest.*, false as is_before from newest
         union all select former.*, true from (
           select aggregate_id, min(aggregate_version) as version from newest group by aggregate_id
         ) oldest cross join lateral (
           select * from history h where h.aggregate_id = oldest.aggregate_id and h.aggregate_version < oldest.version
           order by h.aggregate_version desc limit 1
         ) former
       )
       select id, name, aggregate_id, aggregate_version, envelope ->> 'occurred_at' as occurred_at,
         envelope -> 'actor' as actor, envelope -> 'data' as data, is_before
       from told order by told.occurred_at, id`,
      [arrayLiteral(ids)],
    );
  }
}
