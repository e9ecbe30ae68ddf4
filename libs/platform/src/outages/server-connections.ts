import { growingPause } from './growing-pause.ts';
import { OutageLog } from './outage-log.ts';

const WHO = 'connections';

/** A server that was away a moment ago and is not asked again yet; looks like any refused connection. */
function notYet(): Error {
  return Object.assign(new Error('Connection is closed.'), { code: 'ECONNREFUSED' });
}

/**
 * All connections of a process to one server. While it is away only one try is made at a time, with growing pauses, by
 * whoever comes first; everybody else fails at once, without a packet. One log line when it goes and one when it is back.
 */
export class ServerConnections {
  readonly outage: OutageLog;
  private readonly enders = new Set<() => void>();
  private failures = 0;
  private lastFailure = 0;
  private notBefore = 0;
  private isCutOff = false;

  /** `name` as a sentence says it: "the database". */
  constructor(name: string) {
    this.outage = new OutageLog(name);
  }

  /** No connection is made any more: the process ends. */
  get isCut(): boolean {
    return this.isCutOff;
  }

  /** Makes a connection, unless it is not time to try again yet. Rejects with why it failed. */
  async connect(open: () => Promise<unknown>): Promise<void> {
    const began = Date.now();
    if (this.isCutOff || began < this.notBefore) throw notYet();
    // Until this try has ended it is the only one.
    if (this.failures > 0) this.notBefore = Number.POSITIVE_INFINITY;
    try {
      await open();
      this.failures = 0;
      this.notBefore = 0;
      this.outage.worked(WHO);
    } catch (error) {
      this.tryLater(began);
      this.outage.failed(WHO, error);
      throw Object.assign(notYet(), { cause: error });
    }
  }

  private tryLater(began: number): void {
    // Of several tries that were under way together only the first counts.
    if (began >= this.lastFailure) this.failures += 1;
    this.lastFailure = Date.now();
    this.notBefore = Date.now() + growingPause(Math.max(this.failures, 1));
  }

  /** Remembers how to end an open connection at once; answers how to forget it again. */
  hold(end: () => void): () => void {
    this.enders.add(end);
    return () => this.enders.delete(end);
  }

  /** Ends every connection now, and lets nobody make another one: what hangs on them fails. */
  cut(): void {
    this.isCutOff = true;
    for (const end of this.enders) end();
    this.enders.clear();
  }
}
