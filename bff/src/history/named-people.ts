import type { KeptFact } from '@bitacora/contracts';
import { arrayLiteral, Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';

interface Named {
  first_name: string;
  last_name: string;
}

/** People of the agency, by the id of a passenger or an employee and by that of an account, as the agency itself writes them. */
export type People = ReadonlyMap<string, Named>;

const named = z.object({
  passengers: z.array(z.string()).catch([]),
  passenger: z.string().nullable().catch(null),
  holder: z.string().nullable().catch(null),
  travel_agent: z.string().nullable().catch(null),
  absence: z.object({ stand_in: z.string() }).nullable().catch(null),
});

const idsIn = (data: KeptFact['data']): string[] => {
  const { passengers, absence, ...others } = named.parse(data);
  return [...passengers, absence?.stand_in ?? null, ...Object.values(others)].filter((id) => id !== null);
};

/** Looks up whom facts name. */
@Injectable()
export class NamedPeople {
  constructor(private readonly database: Database) {}

  async in(told: readonly KeptFact[], agency: string): Promise<People> {
    const users = arrayLiteral([...new Set(told.flatMap(({ actor }) => actor?.user_id ?? []))]);
    const ids = arrayLiteral([...new Set(told.flatMap(({ data }) => idsIn(data)))]);
    const ofUser = `data ->> 'user_id' as key`;
    const ofRow = `id::text as key`;
    const rows = await this.database.query<Named & { key: string }>(
      `select key, data ->> 'first_name' as first_name, data ->> 'last_name' as last_name from (
         select ${ofUser}, data from passengers where agency = ? and user_id = any(?::uuid[])
         union all select ${ofRow}, data from passengers where agency = ? and id = any(?::uuid[])
         union all select ${ofRow}, data from employees where agency = ? and id = any(?::uuid[])
         union all select ${ofUser}, data from employees where agency = ? and data ->> 'user_id' = any(?::text[])
       ) people`,
      [agency, users, agency, ids, agency, ids, agency, users],
    );
    return new Map(rows.map(({ key, ...name }) => [key, name]));
  }
}
