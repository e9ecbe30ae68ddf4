import { type Caller, Database, isStaff } from '@bitacora/platform';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RefusedTokens } from '../auth/refused-tokens.ts';
import { Changes } from '../changes/changes.ts';
import type { Change } from '../changes/channel.ts';

const HEARTBEAT_MILLISECONDS = 5000;
/** What one session may hold open at once, on this replica: an eleventh closes the oldest. */
const MAXIMUM_STREAMS = 10;

interface Stream {
  caller: Caller;
  reply: FastifyReply;
  close(): void;
}

interface Audience {
  agency: string;
  users: string[];
}

/** The open streams of this replica: who may see a change is looked up once a change, then it is sent to just them. */
@Injectable()
export class LiveStreams implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger('LiveStreams');
  private readonly streams = new Set<Stream>();
  /** The same streams by session, oldest first. */
  private readonly sessions = new Map<string, Set<Stream>>();
  private lastChange = 0;

  constructor(
    private readonly changes: Changes,
    private readonly database: Database,
    private readonly refused: RefusedTokens,
  ) {}

  onModuleInit(): void {
    this.changes.subscribe(
      (change) => void this.announce(change).catch((error: unknown) => this.logger.warn(String(error))),
      () => void this.catchUp().catch((error: unknown) => this.logger.warn(String(error))),
    );
    this.refused.onMore(() => this.closeRefused());
  }

  beforeApplicationShutdown(): void {
    for (const stream of this.streams) stream.close();
  }

  /** Opens a stream for a caller until the token expires; with `lastSeen`, what changed since comes first. */
  async open(caller: Caller, reply: FastifyReply, lastSeen: number | null): Promise<void> {
    reply.hijack();
    // What protects every answer: nobody writes it for a reply that was taken over.
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.raw.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
      'X-Request-Id': String(reply.request.id),
    });
    reply.raw.write(': hola\n\n');
    const heartbeat = setInterval(() => reply.raw.write(': sigo aquí\n\n'), HEARTBEAT_MILLISECONDS);
    const expiry = setTimeout(() => stream.close(), Math.max(0, caller.expiresAt * 1000 - Date.now()));
    const stream: Stream = {
      caller,
      reply,
      close: () => {
        clearInterval(heartbeat);
        clearTimeout(expiry);
        this.forget(stream);
        reply.raw.end();
      },
    };
    this.remember(stream);
    reply.raw.on('close', () => stream.close());
    this.closeOldest(caller.session);
    // The session may have ended since the request was let in.
    if (this.refused.isRefused(caller)) stream.close();
    if (lastSeen !== null) await this.replay(stream, lastSeen);
  }

  private remember(stream: Stream): void {
    const { session } = stream.caller;
    this.streams.add(stream);
    this.sessions.set(session, (this.sessions.get(session) ?? new Set()).add(stream));
  }

  private forget(stream: Stream): void {
    const { session } = stream.caller;
    const own = this.sessions.get(session);
    this.streams.delete(stream);
    own?.delete(stream);
    if (own?.size === 0) this.sessions.delete(session);
  }

  private closeRefused(): void {
    for (const stream of this.streams) if (this.refused.isRefused(stream.caller)) stream.close();
  }

  private closeOldest(session: string): void {
    const own = this.sessions.get(session) ?? [];
    for (const stream of [...own].slice(0, -MAXIMUM_STREAMS)) stream.close();
  }

  private async replay(stream: Stream, lastSeen: number): Promise<void> {
    const { caller } = stream;
    const rows = await this.database.query<{ journey: string; change: number }>(
      `select c.journey, c.change::int as change from journey_changes c join journeys j on j.id = c.journey
       where c.change > ? and (j.agency = ? or exists (
         select 1 from journey_passengers jp join passengers p on p.id = jp.passenger
         where jp.journey = c.journey and p.user_id = ?
       )) order by c.change limit 500`,
      [lastSeen, isStaff(caller) ? caller.agency : '', caller.userId],
    );
    for (const { journey, change } of rows) this.sendJourney(stream, journey, change);
  }

  private async announce(change: Change): Promise<void> {
    if ('refused' in change) return;
    if (this.streams.size === 0) {
      if ('journey' in change) this.lastChange = Math.max(this.lastChange, change.change);
      return;
    }
    if ('quote' in change) return this.tellStaff(change.agency, 'quote-created', { quote_id: change.quote });
    if ('report' in change) return this.tellStaff(change.agency, 'problem-reported', { report_id: change.report });
    const audience = await this.audienceOf(change.journey);
    for (const stream of this.streams) {
      const { caller } = stream;
      const maySee = audience.users.includes(caller.userId) || (isStaff(caller) && caller.agency === audience.agency);
      if (maySee) this.sendJourney(stream, change.journey, change.change);
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
    for (const change of missed) await this.announce(change);
  }

  private async audienceOf(journey: string): Promise<Audience> {
    const [audience] = await this.database.query<Audience>(
      `select j.agency, coalesce(array_agg(p.user_id::text) filter (where p.user_id is not null), '{}') as users
       from journeys j left join journey_passengers jp on jp.journey = j.id left join passengers p on p.id = jp.passenger
       where j.id = ? group by j.agency`,
      [journey],
    );
    return audience ?? { agency: '', users: [] };
  }

  private tellStaff(agency: string, event: string, data: object): void {
    for (const stream of this.streams) {
      if (isStaff(stream.caller) && stream.caller.agency === agency) this.send(stream, event, data);
    }
  }

  private sendJourney(stream: Stream, journey: string, change: number): void {
    this.send(stream, 'journey-updated', { journey_id: journey, version: change }, change);
  }

  private send({ reply }: Stream, event: string, data: object, id?: number): void {
    reply.raw.write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }
}
