import { lookupOf, lookups, type LookupValues, type RowLookup } from '@bitacora/contracts';
import { Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

/** The lists that the agency keeps itself: a table each, with a column for each part of a value. */
@Injectable()
export class OwnLookups {
  constructor(private readonly database: Database) {}

  /** All of a list, in its own order. */
  list<Name extends RowLookup>(list: Name): Promise<LookupValues[Name][]> {
    return this.database.query(`select ${columnsOf(list)} from ${lookups[list].rows} order by position`);
  }

  /** One of a list, which stays as it was read until the running transaction ends. */
  async find<Name extends RowLookup>(list: Name, id: string): Promise<LookupValues[Name] | null> {
    const [row] = await this.database.query<LookupValues[Name]>(
      `select ${columnsOf(list)} from ${lookups[list].rows} where id::text = lower(?) for share`,
      [id],
    );
    return row ?? null;
  }
}

const columnsOf = (list: RowLookup) => Object.keys(lookupOf(list).value.shape).join(', ');
