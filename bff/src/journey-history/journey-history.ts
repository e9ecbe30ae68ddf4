import type { Answer } from '@bitacora/platform';
import type { journeyHistory, KeptFact, ServiceName } from '@bitacora/contracts';
import { UnavailableError } from '@bitacora/kernel';
import { arrayLiteral, Database, HistoryReader } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { type Names, shapeHistory } from './shape-history.ts';
import { withoutAmounts } from './without-amounts.ts';

/** Where what is on a journey is kept, and in which tables of the read model its ids are. */
const owners = {
  'services-catalog': ['service_records', 'service_documents'],
  billing: ['invoices', 'payments', 'refunds'],
} as const satisfies Partial<Record<ServiceName, readonly string[]>>;

const withItems = z.object({ services: z.array(z.object({ service: z.string().nullable() })) });

/** Records that a journey had once: what was released belongs to no journey any more. */
const recordsIn = (told: readonly KeptFact[]) =>
  told.flatMap(({ data }) => withItems.safeParse(data).data?.services.flatMap(({ service }) => service ?? []) ?? []);

/** Reads what happened to a journey from the services that it happened in; those that are away are named, and hold nothing up. */
@Injectable()
export class JourneyHistory {
  constructor(
    private readonly database: Database,
    private readonly history: HistoryReader,
  ) {}

  /** Null when the agency has no such journey. Who sees no amounts reads no bills, and nothing of money in the rest. */
  async of(journey: string, agency: string, seesAmounts: boolean): Promise<Answer<typeof journeyHistory> | null> {
    const [found] = await this.database.query(`select 1 from journeys where id = ? and agency = ? and not is_removed`, [
      journey,
      agency,
    ]);
    if (!found) return null;
    const away: ServiceName[] = [];
    const read = async (owner: ServiceName, ids: readonly string[]): Promise<KeptFact[]> => {
      try {
        return await this.history.read(owner, [...new Set(ids)]);
      } catch (error) {
        if (!(error instanceof UnavailableError)) throw error;
        away.push(owner);
        return [];
      }
    };
    const own = await read('journeys', [journey]);
    const [records, bills] = await Promise.all([
      read('services-catalog', [...recordsIn(own), ...(await this.idsOn(journey, owners['services-catalog']))]),
      seesAmounts ? read('billing', await this.idsOn(journey, owners.billing)) : [],
    ]);
    const facts = [...own, ...records, ...bills].map((fact) => (seesAmounts ? fact : withoutAmounts(fact)));
    return { results: shapeHistory(facts, await this.namesOf(facts, agency)), away };
  }

  private async idsOn(journey: string, tables: readonly string[]): Promise<string[]> {
    const selects = tables.map((table) => `select id from ${table} where journey = ?`);
    const rows = await this.database.query<{ id: string }>(
      selects.join(' union all '),
      tables.map(() => journey),
    );
    return rows.map(({ id }) => id);
  }

  /** As the agency itself writes them. */
  private async namesOf(told: readonly KeptFact[], agency: string): Promise<Names> {
    const users = arrayLiteral([...new Set(told.flatMap(({ actor }) => actor?.user_id ?? []))]);
    const rows = await this.database.query<{ user_id: string; first_name: string; last_name: string }>(
      `select data ->> 'user_id' as user_id, data ->> 'first_name' as first_name, data ->> 'last_name' as last_name
       from (select data from passengers where agency = ? and user_id = any(?::uuid[])
             union all select data from employees where agency = ? and data ->> 'user_id' = any(?::text[])) people`,
      [agency, users, agency, users],
    );
    return new Map(rows.map(({ user_id, ...name }) => [user_id, name]));
  }
}
