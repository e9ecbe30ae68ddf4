import type { Clock } from '@bitacora/kernel';
import { arrayLiteral, CLOCK, Database } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { type FormerPerson, formerPersonOf, type UndoneEffect } from '../domain/undone-effect.ts';
import type { Person } from '../domain/person.ts';

/** Persons as they were before the e-mail of their account moved, for as long as the move can be undone. */
@Injectable()
export class FormerPersonRepository {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A change takes effect now. */
  async keep(userId: string, emailChange: string, person: Person): Promise<void> {
    await this.database.query(
      `insert into former_persons (email_change, user_id, taken_at, former) values (?, ?, ?, ?::jsonb)`,
      [emailChange, userId, this.clock.now(), JSON.stringify(formerPersonOf(person))],
    );
  }

  /** What changes that are undone now leave to put right, from the first that took effect; null when none did. */
  async takeBack(undone: readonly string[]): Promise<UndoneEffect | null> {
    const rows = await this.database.query<{ former: FormerPerson; taken_at: string }>(
      `delete from former_persons where email_change = any(?::uuid[])
       returning former, to_json(taken_at) #>> '{}' as taken_at`,
      [arrayLiteral(undone)],
    );
    const [first] = rows.sort((one, other) => Date.parse(one.taken_at) - Date.parse(other.taken_at));
    if (!first) return null;
    const [from, until] = [new Date(first.taken_at).toISOString(), this.clock.now().toISOString()];
    return { former: first.former, period: { from, until } };
  }
}
