import type { Right } from '@bitacora/contracts';
import { type Caller, Database, mayDo } from '@bitacora/platform';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Changes } from '../changes/changes.ts';
import type { Change } from '../changes/channel.ts';
import { OpenStreams, type Stream } from './open-streams.ts';

interface Audience {
  agency: string;
  users: string[];
}

/** Tells the open streams: who may see a change is looked up once a change, then it is sent to just them. */
@Injectable()
export class LiveStreams implements OnModuleInit {
  private readonly logger = new Logger('LiveStreams');
  private lastChange = 0;

  constructor(
    private readonly changes: Changes,
    private readonly database: Database,
    private readonly streams: OpenStreams,
  ) {}

  onModuleInit(): void {
    this.changes.subscribe(
      (change) => void this.announce(change).catch((error: unknown) => this.logger.warn(String(error))),
      () => void this.catchUp().catch((error: unknown) => this.logger.warn(String(error))),
    );
  }

  /** Opens a stream for a caller until the token expires; with `lastSeen`, what changed since comes first. */
  async open(caller: Caller, reply: FastifyReply, lastSeen: number | null): Promise<void> {
    const stream = this.streams.open(caller, reply);
    if (lastSeen !== null) await this.replay(stream, lastSeen);
  }

  private async replay(stream: Stream, lastSeen: number): Promise<void> {
    const { caller } = stream;
    const rows = await this.database.query<{ journey: string; change: number }>(
      `select c.journey, c.change::int as change from journey_changes c join journeys j on j.id = c.journey
       where c.change > ? and (j.agency = ? or exists (
         select 1 from journey_passengers jp join passengers p on p.id = jp.passenger
         where jp.journey = c.journey and p.user_id = ?
       ) or exists (
         select 1 from journey_departures d join passengers p on p.id = d.passenger
         where d.journey = c.journey and d.change > ? and p.user_id = ?
       ) or exists (
         select 1 from account_departures d where d.journey = c.journey and d.change > ? and d.user_id = ?
       )) order by c.change limit 500`,
      [
        lastSeen,
        mayDo(caller, 'read') ? caller.agency : '',
        caller.userId,
        lastSeen,
        caller.userId,
        lastSeen,
        caller.userId,
      ],
    );
    for (const { journey, change } of rows) sendJourney(stream, journey, change);
  }

  /**
   * Whoever left a journey at `since` or after it, or whose account is shown it no more, is told of the change too: what
   * they look at is gone (product 5.10, 12.8).
   */
  private async announce(change: Change, since?: number): Promise<void> {
    if ('refused' in change) return;
    if (this.streams.all().size === 0) {
      if ('journey' in change) this.lastChange = Math.max(this.lastChange, change.change);
      return;
    }
    if ('quote' in change) {
      const name = change.is_changed ? 'quote-updated' : 'quote-created';
      return this.tellStaff(change.agency, 'quotes', name, { quote_id: change.quote });
    }
    if ('report' in change) {
      const { agency, report: report_id, changed_of: reporter } = change;
      const name = reporter ? 'problem-updated' : 'problem-reported';
      return this.tellStaff(agency, 'problems', name, { report_id }, reporter);
    }
    if ('passenger' in change) {
      return this.tellStaff(change.agency, 'read', 'passenger-updated', { passenger_id: change.passenger });
    }
    if ('employee' in change) {
      return this.tellStaff(change.agency, 'read', 'employee-updated', { employee_id: change.employee });
    }
    if ('designed_package' in change) {
      const data = { designed_package_id: change.designed_package };
      return this.tellStaff(change.agency, 'read', 'designed-package-updated', data);
    }
    const audience = await this.audienceOf(change.journey, since ?? change.change);
    for (const stream of this.streams.all()) {
      const { caller } = stream;
      const maySee =
        audience.users.includes(caller.userId) || (mayDo(caller, 'read') && caller.agency === audience.agency);
      if (maySee) sendJourney(stream, change.journey, change.change);
    }
    this.lastChange = Math.max(this.lastChange, change.change);
  }

  /** After the listening connection was lost: what the transactions notified meanwhile is read from the rows. */
  private async catchUp(): Promise<void> {
    if (this.lastChange === 0) {
      const [clock] = await this.database.query<{ change: number }>(`select change::int as change from change_clock`);
      this.lastChange = clock?.change ?? 0;
      return;
    }
    const missed = await this.database.query<{ journey: string; change: number }>(
      `select journey, change::int as change from journey_changes where change > ? order by change`,
      [this.lastChange],
    );
    const since = this.lastChange + 1;
    for (const change of missed) await this.announce(change, since);
  }

  private async audienceOf(journey: string, since: number): Promise<Audience> {
    const [audience] = await this.database.query<Audience>(
      `select j.agency, coalesce(array_agg(told.user_id::text) filter (where told.user_id is not null), '{}') as users
       from journeys j left join lateral (
         select p.user_id from (
           select passenger from journey_passengers where journey = j.id
           union select passenger from journey_departures where journey = j.id and change >= ?
         ) travelled join passengers p on p.id = travelled.passenger
         union select user_id from account_departures where journey = j.id and change >= ?
       ) told on true
       where j.id = ? group by j.agency`,
      [since, since, journey],
    );
    return audience ?? { agency: '', users: [] };
  }

  /** Only those who may also look at what it tells of. `person`: who is told beside them, as a traveller. */
  private tellStaff(agency: string, right: Right, event: string, data: object, person?: string): void {
    for (const { caller, send } of this.streams.all()) {
      if (caller.userId === person || (mayDo(caller, right) && caller.agency === agency)) send(event, data);
    }
  }
}

function sendJourney(stream: Stream, journey: string, change: number): void {
  stream.send('journey-updated', { journey_id: journey, version: change }, change);
}
