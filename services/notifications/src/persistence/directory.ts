import { standInFor } from '@bitacora/contracts';
import { UnavailableError } from '@bitacora/kernel';
import { fullName } from '@bitacora/kernel/full-name';
import { arrayLiteral, Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import type { Recipient } from '../domain/mail.ts';
import { type KnownRows, knownJourneys } from './known-journeys.ts';
import type { Projected, ProjectedTable } from './projected-snapshots.ts';
import { ToldChanges } from './told-changes.ts';

/** An employee as a mail is addressed to him or her. */
export const recipientOf = ({ email, first_name, user_id }: Projected<'employees'>): Recipient => ({
  email,
  name: first_name,
  userId: user_id,
});

/** A request for luggage with what its reminder follows from besides, and with its ticket as that is now. */
export interface KnownLuggageRequest {
  request: Projected<'luggage_requests'>;
  /** The record that is attached to its ticket; null while none is known. */
  record: string | null;
  adviser: string | null;
  agency: Pick<Projected<'agencies'>, 'lead_times'> | null;
}

/** Who and what mails are about, as far as their events have arrived. */
@Injectable()
export class Directory {
  /** What somebody was told of what may change. */
  readonly told: Pick<ToldChanges, 'isUntold' | 'lastTold' | 'waiting'>;

  constructor(private readonly database: Database) {
    this.told = new ToldChanges(database);
  }

  async findAgency(ruc: string): Promise<Projected<'agencies'> | null> {
    const [agency] = await this.read('agencies', `where data ->> 'ruc' = ?`, [ruc]);
    return agency ?? null;
  }

  private async agency(ruc: string): Promise<Projected<'agencies'>> {
    return (await this.findAgency(ruc)) ?? notHereYet('agency');
  }

  private async activeAdvisers(ruc: string): Promise<Projected<'employees'>[]> {
    return this.read(
      'employees',
      `where data ->> 'agency' = ? and data @> '{"is_active": true, "roles": ["adviser"]}' order by id`,
      [ruc],
    );
  }

  /** Who gets a question to the agency: every active adviser, or who answers for one on a day; with none, the agency itself. */
  async answerers(ruc: string, day: string): Promise<Recipient[]> {
    const advisers = await Promise.all(
      (await this.activeAdvisers(ruc)).map(async (adviser) => (await this.standInOf(adviser, day)) ?? adviser),
    );
    if (advisers.length > 0) {
      const each = new Map(advisers.map((one) => [one.user_id, one])).values();
      return [...each].map(recipientOf);
    }
    const { email, name } = await this.agency(ruc);
    return [{ email, name, userId: null }];
  }

  /** An employee as far as known: who advises may be named by a journey before his or her own news came. */
  async findEmployee(id: string): Promise<Projected<'employees'> | null> {
    const [employee] = await this.read('employees', `where id = ?`, [id]);
    return employee ?? null;
  }

  /** Who answers for an employee while that one is absent (product 14.9); null while he or she is there. */
  async standInOf(employee: Projected<'employees'>, day: string): Promise<Projected<'employees'> | null> {
    const known = new Map<string, Projected<'employees'>>();
    let absent: Projected<'employees'> | null = employee;
    // A stand-in may be absent, too; that one's counts no further.
    for (let step = 0; step < 2 && absent?.absence; step += 1) {
      const { stand_in: id } = absent.absence;
      absent = await this.findEmployee(id);
      if (absent) known.set(id, absent);
    }
    return standInFor(employee, day, (id) => known.get(id));
  }

  /** Who answers on a day for an employee who is named, that one or the stand-in; null when nobody is, or who is has left. */
  async answering(id: string | null | undefined, day: string): Promise<Projected<'employees'> | null> {
    if (id === null || id === undefined) return null;
    return this.answeringFor((await this.findEmployee(id)) ?? notHereYet('employee'), day);
  }

  /** The same of an employee who is known. */
  async answeringFor(employee: Projected<'employees'>, day: string): Promise<Projected<'employees'> | null> {
    return employee.is_active ? ((await this.standInOf(employee, day)) ?? employee) : null;
  }

  /** Who of an agency's staff a user is; null where nobody of that is known. */
  async staffByUser(ruc: string, user: string | undefined): Promise<Projected<'employees'> | null> {
    if (user === undefined) return null;
    const [employee] = await this.read('employees', `where data ->> 'agency' = ? and data ->> 'user_id' = ?`, [
      ruc,
      user,
    ]);
    return employee ?? null;
  }

  /** The name of who wrote something as staff of an agency, likewise. */
  async nameOfStaff(ruc: string, user: string | undefined): Promise<string | null> {
    const writer = await this.staffByUser(ruc, user);
    return writer && fullName(writer);
  }

  async findRecord(id: string): Promise<Projected<'service_records'> | null> {
    const [record] = await this.read('service_records', `where id = ?`, [id]);
    return record ?? null;
  }

  /** What was invoiced, paid or given back. */
  async billed<Table extends 'invoices' | 'payments' | 'refunds'>(table: Table, id: string): Promise<Projected<Table>> {
    const [entry] = await this.read(table, `where id = ?`, [id]);
    return entry ?? notHereYet(table);
  }

  /** Whether a mail of a kind about an entry of a journey's money has left, or is leaving now. */
  async wasTold(template: string, journey: string, entry: string): Promise<boolean> {
    const told = await this.database.query(
      `select from mails where journey = ? and template = ? and data ->> 'entry' = ? and status in ('sent', 'sending')`,
      [journey, template, entry],
    );
    return told.length > 0;
  }

  /** How many mails of a kind an agency's visitors were to get within the last hour, and how many of them nobody took. */
  async toVisitorsOfAnHour(template: string, agency: string): Promise<{ planned: number; refused: number }> {
    const [counted] = await this.database.query<{ planned: number; refused: number }>(
      `select count(*)::int as planned, count(*) filter (where status in ('failed', 'bounced') or reason = 'address_bounced')::int as refused
       from mails where template = ? and agency = ? and created_at > now() - interval '1 hour'`,
      [template, agency],
    );
    return counted ?? { planned: 0, refused: 0 };
  }

  /** The records that are attached to items of a journey. */
  async recordsOf(journey: string): Promise<Projected<'service_records'>[]> {
    return this.read('service_records', `where data ->> 'journey' = ? and data ->> 'package_service' is not null`, [
      journey,
    ]);
  }

  async findJourney(id: string): Promise<Projected<'journeys'> | null> {
    const [journey] = await this.read('journeys', `where id = ?`, [id]);
    return journey ?? null;
  }

  async journey(id: string): Promise<Projected<'journeys'>> {
    return (await this.findJourney(id)) ?? notHereYet('journey');
  }

  /** What the ladders of journeys follow from, by journey, of those that are known here. */
  async knownOf(journeys: readonly string[]): Promise<ReadonlyMap<string, KnownRows>> {
    return knownJourneys(this.database, journeys);
  }

  /** What the ladder of one follows from. */
  async known(journey: string): Promise<KnownRows> {
    return (await this.knownOf([journey])).get(journey) ?? notHereYet('journey');
  }

  /** Quotes, of these ids. */
  async quotes(ids: readonly string[]): Promise<Projected<'quotes'>[]> {
    return this.read('quotes', `where id = any (?::text[])`, [arrayLiteral(ids)]);
  }

  /** Requests for luggage, of these ids, with who advises their journey and the lead times of their agency. */
  async luggageRequests(ids: readonly string[]): Promise<KnownLuggageRequest[]> {
    return this.readLuggageRequests(`l.id = any (?::text[])`, arrayLiteral(ids));
  }

  /** Those on the tickets of a journey. */
  async luggageRequestsOf(journey: string): Promise<KnownLuggageRequest[]> {
    return this.readLuggageRequests(`l.data ->> 'journey' = ?`, journey);
  }

  private async readLuggageRequests(where: string, parameter: string): Promise<KnownLuggageRequest[]> {
    return this.database.query<KnownLuggageRequest>(
      `select l.data as request, j.data ->> 'travel_agent' as adviser,
         (select r.id from service_records r where r.data ->> 'journey' = l.data ->> 'journey'
          and r.data ->> 'package_service' = l.data ->> 'package_service' order by r.id desc limit 1) as record,
         (select jsonb_build_object('lead_times', a.data -> 'lead_times') from agencies a
          where a.data ->> 'ruc' = l.data ->> 'agency' and a.data -> 'lead_times' is not null limit 1) as agency
       from luggage_requests l left join journeys j on j.id = l.data ->> 'journey' where ${where}`,
      [parameter],
    );
  }

  async passengers(ids: readonly string[]): Promise<(Projected<'passengers'> & { id: string })[]> {
    const passengers = await this.database.query<{ id: string; data: Projected<'passengers'> }>(
      `select id, data from passengers where id in (select jsonb_array_elements_text(?::jsonb)) order by id`,
      [JSON.stringify(ids)],
    );
    if (passengers.length < new Set(ids).size) return notHereYet('passenger');
    return passengers.map(({ id, data }) => ({ ...data, id }));
  }

  /** The passengers of an agency who have an account, and its employee of that account. */
  async peopleOf(user: string, ruc: string) {
    const ids = await this.database.query<{ id: string }>(
      `select id from passengers where data ->> 'user_id' = ? and data ->> 'agency' = ?`,
      [user, ruc],
    );
    const employees = await this.read('employees', `where data ->> 'user_id' = ? and data ->> 'agency' = ?`, [
      user,
      ruc,
    ]);
    return { passengers: await this.passengers(ids.map(({ id }) => id)), employees };
  }

  private async read<Table extends ProjectedTable>(
    table: Table,
    where: string,
    parameters: readonly unknown[],
  ): Promise<Projected<Table>[]> {
    const rows = await this.database.query<{ data: Projected<Table> }>(
      `select data from ${table} ${where}`,
      parameters,
    );
    return rows.map(({ data }) => data);
  }
}

/** An event may overtake the one that it builds on: `unavailable` makes the queue bring it again (architecture#events). */
function notHereYet(what: string): never {
  throw new UnavailableError(`${what}_not_here_yet`);
}
