import { listEndedSessions } from '@bitacora/contracts';
import { UnavailableError } from '@bitacora/kernel';
import { ACCESS_LIFE_SECONDS, Inbox, ServiceClient, Shutdown } from '@bitacora/platform';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';

/** With the way there and back below the five seconds that an ended session may last anywhere. */
const ASK_MILLISECONDS = 4000;
/** So long a fact may take from its making to its commit, before which nobody reads it. */
const COMMIT_SECONDS = 60;

/**
 * What ended is asked of identity as well: the queue may be away, for all or for identity alone, and an operator's command
 * answers no request through which it would be told. Its facts are handled as the queue's, once (decision 39).
 */
@Injectable()
export class EndedSessions implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('EndedSessions');
  private timer: NodeJS.Timeout | null = null;
  private round: Promise<void> = Promise.resolve();
  /** When identity was last asked and all of its answer handled, in milliseconds of the process; null before. */
  private heardAt: number | null = null;
  /** The facts of that answer. */
  private heard: ReadonlySet<string> = new Set();

  constructor(
    private readonly services: ServiceClient,
    private readonly inbox: Inbox,
    private readonly shutdown: Shutdown,
  ) {}

  onApplicationBootstrap(): void {
    const next = () => {
      this.round = this.round.then(() => this.ask());
    };
    next();
    this.timer = setInterval(next, ASK_MILLISECONDS);
  }

  /** Before the database closes, which a round under way still writes to. */
  async beforeApplicationShutdown(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.shutdown.inGrace(this.round);
  }

  /** Never throws: what could not be heard now is heard a few seconds later. */
  async ask(): Promise<void> {
    const now = performance.now();
    const past = this.heardAt === null ? ACCESS_LIFE_SECONDS : Math.ceil((now - this.heardAt) / 1000);
    try {
      const query = { seconds: String(past + COMMIT_SECONDS) };
      const facts = (await this.services.find(listEndedSessions, {}, { query })) ?? [];
      for (const fact of facts) if (!this.heard.has(fact.id)) await this.inbox.receive(fact);
      this.heard = new Set(facts.map(({ id }) => id));
      this.heardAt = now;
    } catch (error) {
      // Nobody is helped by a line every few seconds while identity is away; of the database its connections tell.
      if (!(error instanceof UnavailableError)) this.logger.warn(`cannot ask which sessions ended: ${String(error)}`);
    }
  }
}
