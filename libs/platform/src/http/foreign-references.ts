import { Injectable } from '@nestjs/common';
import { currentContext, type RequestContext } from '../context/request-context.ts';
import { arrayLiteral } from '../database/array-literal.ts';
import { Database } from '../database/database.ts';
import { SecurityLog } from '../logging/security-log.ts';

/**
 * What a body names and its agency does not have is answered alike, whether it is another agency's or nowhere. Only the
 * former is noted in the security log, as an id in a path is (`ownOf`).
 */
@Injectable()
export class ForeignReferences {
  /** A command looks twice, before and in its transaction: of each request a table is noted once. */
  private readonly noted = new WeakMap<RequestContext, Set<string>>();

  constructor(
    private readonly database: Database,
    private readonly security: SecurityLog,
  ) {}

  /**
   * Asks of ids that were refused. `table` is one of this process; where it has no column `agency`, `owned` is the select
   * of its rows that has.
   */
  async note(agency: string, table: string, ids: readonly (string | null | undefined)[], owned = table): Promise<void> {
    const named = ids.filter((id) => typeof id === 'string');
    if (named.length === 0) return;
    const foreign = await this.database.query(
      `select 1 from ${owned} where id = any(?::uuid[]) and agency <> ? limit 1`,
      [arrayLiteral(named), agency],
    );
    if (foreign.length > 0) this.record(table);
  }

  /** Another's, as whoever looked it up already knows. */
  record(table: string): void {
    const context = currentContext();
    const noted = (context && this.noted.get(context)) ?? new Set<string>();
    if (noted.has(table)) return;
    if (context) this.noted.set(context, noted.add(table));
    this.security.record('access-refused', { reason: `unknown_reference: ${table}` });
  }
}
