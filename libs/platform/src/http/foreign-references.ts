import { Injectable } from '@nestjs/common';
import { currentContext, type RequestContext } from '../context/request-context.ts';
import { arrayLiteral } from '../database/array-literal.ts';
import { Database } from '../database/database.ts';
import { SecurityLog } from '../logging/security-log.ts';

/** A field of a body that names something of an agency. */
export interface OwnedReference {
  /** Its word in the body, and so in the security log. */
  field: string;
  /** The select of `id` and `agency` of all that this process knows of the kind. */
  owners: string;
}

/**
 * What a body names and its agency does not have is answered alike, whether it is another agency's or nowhere. Only the
 * former is noted in the security log, as an id in a path is (`ownOf`).
 */
@Injectable()
export class ForeignReferences {
  /** A command looks twice, before and in its transaction: of each request a field is noted once. */
  private readonly noted = new WeakMap<RequestContext, Set<string>>();

  constructor(
    private readonly database: Database,
    private readonly security: SecurityLog,
  ) {}

  /** Asks of ids that were refused. */
  async note(
    agency: string,
    { field, owners }: OwnedReference,
    ids: readonly (string | null | undefined)[],
  ): Promise<void> {
    const named = ids.filter((id) => typeof id === 'string');
    if (named.length === 0) return;
    const foreign = await this.database.query(
      `with known as (${owners}) select 1 from known where id = any(?::uuid[]) and agency <> ? limit 1`,
      [arrayLiteral(named), agency],
    );
    if (foreign.length > 0) this.record(field);
  }

  /** Another's, as whoever looked it up already knows. */
  record(field: string): void {
    const context = currentContext();
    const noted = (context && this.noted.get(context)) ?? new Set<string>();
    if (noted.has(field)) return;
    if (context) this.noted.set(context, noted.add(field));
    this.security.record('access-refused', { reason: `unknown_reference: ${field}` });
  }
}
