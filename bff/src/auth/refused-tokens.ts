import { type Clock, TokenNotValidError } from '@bitacora/kernel';
import { type Caller, type CallerCheck, CLOCK, Database, Servers } from '@bitacora/platform';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { Changes } from '../changes/changes.ts';
import { notify, type Refusal } from '../changes/channel.ts';

/** Should a notification be lost: below the five seconds that an ended session may last anywhere. */
const REREAD_MILLISECONDS = 4000;
const WHO = 'refused tokens';

const millisecondsOf = ({ issuedAt }: Pick<Caller, 'issuedAt'>): number => Math.round(issuedAt * 1000);

/** When a caller's token was signed. */
export const signedAt = (caller: Pick<Caller, 'issuedAt'>): string => new Date(millisecondsOf(caller)).toISOString();

/**
 * The tokens that this door refuses although they hold. Rows are the truth; every replica keeps them in memory, is told
 * of new ones by the transaction that writes them, and reads all again every few seconds.
 */
@Injectable()
export class RefusedTokens implements CallerCheck, OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('RefusedTokens');
  private readonly known = new Map<string, { issuedBefore: number; until: number }>();
  private readonly listeners: (() => void)[] = [];
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly database: Database,
    private readonly changes: Changes,
    private readonly servers: Servers,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.changes.subscribe(
      (change) => {
        if ('refused' in change) this.learn([change.refused]);
      },
      () => void this.reread(),
    );
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.reread();
    this.timer = setInterval(() => void this.reread(), REREAD_MILLISECONDS);
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  /** Calls back whenever more tokens are refused than before. */
  onMore(listener: () => void): void {
    this.listeners.push(listener);
  }

  /**
   * Asks the rows, before something is made that outlives its token; within the running transaction. Throws `unauthenticated`
   * for one that is refused by now.
   */
  async expectHeld(caller: Caller): Promise<void> {
    const refusals = await this.database.query(
      `select from refused_tokens where subject in (?, ?) and issued_before >= ?::timestamptz limit 1`,
      [caller.session, caller.userId, signedAt(caller)],
    );
    if (refusals.length > 0) throw new TokenNotValidError();
  }

  isRefused({ session, userId, issuedAt }: Pick<Caller, 'session' | 'userId' | 'issuedAt'>): boolean {
    const signed = millisecondsOf({ issuedAt });
    return [session, userId].some((subject) => signed <= (this.known.get(subject)?.issuedBefore ?? -Infinity));
  }

  /** Refuses tokens from the commit of the running transaction on: here at once, and at every replica. */
  async refuse(refusals: readonly Refusal[]): Promise<void> {
    await this.database.query(
      `insert into refused_tokens (subject, issued_before, until)
       select subject, issued_before, until
       from jsonb_to_recordset(?::jsonb) as r (subject text, issued_before timestamptz, until timestamptz)
       on conflict (subject) do update set issued_before = greatest(refused_tokens.issued_before, excluded.issued_before),
         until = greatest(refused_tokens.until, excluded.until)`,
      [JSON.stringify(refusals)],
    );
    await notify(
      this.database,
      refusals.map((refused) => ({ refused })),
    );
    this.database.afterCommit(() => this.learn(refusals));
  }

  /** Never throws: what could not be read now is read a few seconds later. */
  async reread(): Promise<void> {
    const now = this.clock.now();
    for (const [subject, { until }] of this.known) if (until <= now.getTime()) this.known.delete(subject);
    const rows = await this.database
      .query<Refusal>(
        `select subject, to_json(issued_before) #>> '{}' as issued_before, to_json(until) #>> '{}' as until
         from refused_tokens where until > ?`,
        [now],
      )
      .catch((error: unknown) => {
        if (!this.servers.reportAway(WHO, error)) this.logger.warn(`cannot read refused tokens: ${String(error)}`);
        return null;
      });
    if (rows === null) return;
    this.servers.workedFor(WHO);
    this.learn(rows);
  }

  /** Only ever adds: what was read may be older than what was told. */
  private learn(refusals: readonly Refusal[]): void {
    let hasMore = false;
    for (const { subject, issued_before, until } of refusals) {
      const issuedBefore = Date.parse(issued_before);
      const before = this.known.get(subject);
      if (before && before.issuedBefore >= issuedBefore) continue;
      this.known.set(subject, { issuedBefore, until: Math.max(Date.parse(until), before?.until ?? 0) });
      hasMore = true;
    }
    if (hasMore) for (const listener of this.listeners) listener();
  }
}
