import type { SecurityLog } from '../logging/security-log.ts';
import type { Visitor } from './visitors.ts';

/** Of what a visitor, or a wide network, had more than its share; or who was refused while everybody's work at once was too much. */
export type Share = 'requests-at-once' | 'connections-at-once' | 'unread-answers' | 'work-at-once';

const MINUTE = 60_000;
/** However many strangers there are. */
const MOST_LINES_A_MINUTE = 100;

/**
 * Tells the security log who had more than a share: a network and share once a minute, and so many in all, so that a flood
 * does not become one of lines. The server is there before the log is.
 */
export class RefusalLog {
  private log: Pick<SecurityLog, 'record'> | null = null;
  private readonly told = new Set<string>();
  private since = 0;

  constructor(private readonly now: () => number = Date.now) {}

  writeTo(log: Pick<SecurityLog, 'record'>): void {
    this.log = log;
  }

  note({ network }: Pick<Visitor, 'network'>, share: Share): void {
    const now = this.now();
    if (now - this.since >= MINUTE) {
      this.told.clear();
      this.since = now;
    }
    const what = `${share} ${network}`;
    if (this.told.has(what) || this.told.size >= MOST_LINES_A_MINUTE) return;
    this.told.add(what);
    this.log?.record('limit-reached', { reason: share, network });
  }
}
