import type { AgencySnapshot, PassengerSnapshot } from '@bitacora/contracts';
import { arrayLiteral, Database, projectSnapshot } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { defaultHolder, refusalOfHolder, type Traveller } from '../domain/default-holder.ts';

/** Whom a new journey names. */
export interface PeopleOfJourney {
  agency: string;
  passengers: readonly string[];
  /** Null: not asked about. */
  travelAgent: string | null;
}

/** What journeys know of an agency. */
type ToldAgency = Pick<AgencySnapshot, 'ruc' | 'balance_due_days'>;

/** What is wrong with them: passengers that the agency does not have, or sells nothing to, and an adviser likewise. */
export interface MissingPeople {
  passengers: string[];
  deactivated: string[];
  travelAgent: boolean;
}

/** Agencies, passengers and employees, as far as journeys must know them: a projection of what identity tells. */
@Injectable()
export class PeopleProjection {
  constructor(private readonly database: Database) {}

  async applyAgency({ ruc, balance_due_days: days }: ToldAgency, version: number): Promise<void> {
    const row = { ruc, version, balance_due_days: days ?? null };
    await projectSnapshot(this.database, 'known_agencies', row, { key: 'ruc' });
  }

  /** How many days before travel a balance is due at an agency that says so. */
  async balanceDueDays(agency: string): Promise<number | undefined> {
    const [row] = await this.database.query<{ balance_due_days: number | null }>(
      `select balance_due_days from known_agencies where ruc = ?`,
      [agency],
    );
    return row?.balance_due_days ?? undefined;
  }

  async applyPassenger(snapshot: PassengerSnapshot, version: number): Promise<void> {
    const { id, agency, user_id, birth_date, email, account_email, is_active = true } = snapshot;
    const row = { id, version, agency, user_id, birth_date, is_active, has_email: (account_email ?? email) !== null };
    await projectSnapshot(this.database, 'known_passengers', row);
  }

  /** Who of them holds a journey when nobody was named. */
  async defaultHolder(passengers: readonly string[], travelDate: string): Promise<string | null> {
    return defaultHolder(await this.travellers(passengers), travelDate);
  }

  /** Why staff do not name one of them as holder. */
  async refusalOfHolder(
    holder: string,
    passengers: readonly string[],
    travelDate: string,
  ): Promise<ReturnType<typeof refusalOfHolder>> {
    return refusalOfHolder(holder, await this.travellers(passengers), travelDate);
  }

  private travellers(passengers: readonly string[]): Promise<Traveller[]> {
    return this.database.query<Traveller>(
      `select id, birth_date, has_email, is_active from known_passengers where id = any(?::uuid[])
       order by array_position(?::uuid[], id)`,
      [arrayLiteral(passengers), arrayLiteral(passengers)],
    );
  }

  /** Whether somebody is here from before accounts were known. */
  async hasIncompletePassengers(): Promise<boolean> {
    return (await this.database.query(`select 1 from known_passengers where version = 0 limit 1`)).length > 0;
  }

  /** Those whom identity does not have any more. */
  async forgetIncompletePassengers(): Promise<void> {
    await this.database.query(`delete from known_passengers where version = 0`);
  }

  /** As whom a user travels: one passenger an agency. */
  passengersOf(userId: string): Promise<{ id: string; agency: string }[]> {
    return this.database.query(`select id, agency from known_passengers where user_id = ? order by agency, id`, [
      userId,
    ]);
  }

  /** Whether an agency still sells to somebody. */
  async isActivePassenger(id: string): Promise<boolean> {
    return (await this.database.query(`select 1 from known_passengers where id = ? and is_active`, [id])).length > 0;
  }

  async applyEmployee(id: string, version: number, agency: string, isActive: boolean): Promise<void> {
    await projectSnapshot(this.database, 'known_employees', { id, version, agency, is_active: isActive });
  }

  /** Whether somebody works for an agency, or did. */
  async hasEmployee(id: string, agency: string): Promise<boolean> {
    const found = await this.database.query(`select 1 from known_employees where id = ? and agency = ?`, [id, agency]);
    return found.length > 0;
  }

  async hasAgency(ruc: string): Promise<boolean> {
    return (await this.database.query(`select 1 from known_agencies where ruc = ?`, [ruc])).length > 0;
  }

  async missing({ agency, passengers, travelAgent }: PeopleOfJourney): Promise<MissingPeople> {
    const found = await this.database.query<{ id: string; is_active: boolean }>(
      `select id, is_active from known_passengers where agency = ? and id = any(?::uuid[])`,
      [agency, arrayLiteral(passengers)],
    );
    const advisers = await this.database.query(
      `select 1 from known_employees where agency = ? and id = ? and is_active`,
      [agency, travelAgent],
    );
    const isActive = new Map(found.map((passenger) => [passenger.id, passenger.is_active]));
    return {
      passengers: passengers.filter((id) => !isActive.has(id)),
      deactivated: passengers.filter((id) => isActive.get(id) === false),
      travelAgent: travelAgent !== null && advisers.length === 0,
    };
  }
}
