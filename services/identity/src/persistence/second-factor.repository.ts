import { Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

/** A person's second factor; its secret is sealed, of recovery codes there are hashes. */
export interface StoredFactor {
  secret: string;
  is_confirmed: boolean;
  /** The period of the last code that was taken: none is taken twice. */
  used_step: number;
  recovery_codes: string[];
  /** The sealed secret of another app, which takes its place once that one has shown a code; null where none is set up. */
  next_secret: string | null;
}

/** Of an employee `e`: staff of an agency that asks for a second factor have one, or are no staff yet (product 4.9). */
export const HAS_WHAT_IS_REQUIRED = `(
  exists (select from second_factors f where f.user_id = e.user_id and f.is_confirmed)
  or not exists (
    select from agencies a where a.id = e.agency and (a.settings ->> 'is_second_factor_required')::boolean))`;

@Injectable()
export class SecondFactorRepository {
  constructor(private readonly database: Database) {}

  /** Locked until the transaction ends: of two logins with one code the second one finds it used. */
  async findLocked(userId: string): Promise<StoredFactor | null> {
    const [factor] = await this.database.query<StoredFactor>(
      `select secret, is_confirmed, used_step::int as used_step, to_json(recovery_codes) as recovery_codes, next_secret
       from second_factors where user_id = ? for update`,
      [userId],
    );
    return factor ?? null;
  }

  async save(userId: string, factor: StoredFactor): Promise<void> {
    const { secret, is_confirmed, used_step, recovery_codes, next_secret } = factor;
    await this.database.query(
      `insert into second_factors (user_id, secret, is_confirmed, used_step, recovery_codes, next_secret)
       values (?, ?, ?, ?, array(select jsonb_array_elements_text(?::jsonb)), ?)
       on conflict (user_id) do update set secret = excluded.secret, is_confirmed = excluded.is_confirmed,
         used_step = excluded.used_step, recovery_codes = excluded.recovery_codes,
         next_secret = excluded.next_secret`,
      [userId, secret, is_confirmed, used_step, JSON.stringify(recovery_codes), next_secret],
    );
  }

  async remove(userId: string): Promise<void> {
    await this.database.query(`delete from second_factors where user_id = ?`, [userId]);
  }

  /** What an app has not confirmed: with the password of then it was begun. */
  async removeUnconfirmed(userId: string): Promise<void> {
    await this.database.query(`delete from second_factors where user_id = ? and not is_confirmed`, [userId]);
    await this.database.query(`update second_factors set next_secret = null where user_id = ?`, [userId]);
  }

  /**
   * Whether somebody's agency asks staff for a second factor; null for who is no staff. Nobody decides otherwise until the
   * transaction ends; to be asked before a factor is locked, as whoever decides it does.
   */
  async isRequiredOf(userId: string): Promise<boolean | null> {
    const [employee] = await this.database.query<{ is_required: boolean }>(
      `select coalesce((a.settings ->> 'is_second_factor_required')::boolean, false) as is_required
       from employees e join agencies a on a.id = e.agency where e.user_id = ? and e.is_active for share of a`,
      [userId],
    );
    return employee?.is_required ?? null;
  }

  /** Under which names an app shows the codes: the agency's, and who logs in. */
  async namesInApp(userId: string): Promise<{ issuer: string; label: string }> {
    const [names] = await this.database.query<{ issuer: string; label: string }>(
      `select a.settings ->> 'name' as issuer, u.username as label
       from users u join employees e on e.user_id = u.id join agencies a on a.id = e.agency
       where u.id = ? and e.is_active`,
      [userId],
    );
    // Only staff come here.
    if (!names) throw new Error('whoever has a second factor works for an agency');
    return names;
  }

  /** Who works for an agency and has none; locked until the transaction ends, so that no token is signed for them meanwhile. */
  async lockStaffWithout(agency: string): Promise<string[]> {
    const rows = await this.database.query<{ user_id: string }>(
      `select e.user_id from employees e where e.agency = ? and e.is_active
       and not exists (select from second_factors f where f.user_id = e.user_id and f.is_confirmed)
       order by e.user_id for update of e`,
      [agency],
    );
    return rows.map(({ user_id }) => user_id);
  }

  /** Whoever has one. */
  async listUsers(): Promise<string[]> {
    const rows = await this.database.query<{ user_id: string }>(`select user_id from second_factors order by user_id`);
    return rows.map(({ user_id }) => user_id);
  }
}
