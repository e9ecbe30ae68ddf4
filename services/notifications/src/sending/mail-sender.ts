import { ConflictError, instantAt } from '@bitacora/kernel';
import {
  OutageLog,
  removeLeftFiles,
  Servers,
  Shutdown,
  SweepLoop,
  TemporaryFiles,
  Waker,
  withRequestContext,
} from '@bitacora/platform';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Mail } from '../domain/mail.ts';
import { mailKindOf, mailKinds } from '../mails/mail-kinds.ts';
import { BouncedAddresses } from '../persistence/bounced-addresses.ts';
import { DatabaseClock } from '../persistence/database-clock.ts';
import { MailHolds } from '../persistence/mail-holds.ts';
import { MailRepository } from '../persistence/mail.repository.ts';
import { codeOfRefusal, withoutAddresses } from '../domain/code-of-refusal.ts';
import { DeliveryFailure } from './delivery-failure.ts';
import { MailMetrics } from './mail-metrics.ts';
import { MailRenderer } from './mail-renderer.ts';
import { CONNECTIONS, SmtpTransport } from './smtp-transport.ts';

const WHO = 'mails';
const withFiles = mailKinds.flatMap(({ carriesFiles, template }) => (carriesFiles ? [template] : []));

/** What becomes of each mail of a message; and where it went, when nobody is reached there. */
interface Attempt {
  outcome: (mail: Mail, now: Date) => void;
  refused: { address: string; said: string } | null;
}

/** How long a message of these waits so as to wake nobody, where nothing in it leaves at any hour. */
function sleepOf(mails: readonly Mail[], at: Date): number | null {
  const mornings = mails.map((mail) => mail.morningAfter(at)?.getTime() ?? null);
  return mornings.length === 0 || mornings.includes(null) ? null : Math.max(...mornings.map(Number)) - at.getTime();
}

/** Sends what the ledger holds, outside of any transaction: woken by each plan, sweeping every second what was left. */
@Injectable()
export class MailSender implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('MailSender');
  private readonly relayOutage = new OutageLog('the mail server');
  private readonly loop = new SweepLoop((isStopping) => this.round(isStopping));

  constructor(
    private readonly mails: MailRepository,
    private readonly holds: MailHolds,
    private readonly bounced: BouncedAddresses,
    private readonly renderer: MailRenderer,
    private readonly transport: SmtpTransport,
    private readonly waker: Waker,
    private readonly time: DatabaseClock,
    private readonly servers: Servers,
    private readonly shutdown: Shutdown,
    private readonly metrics: MailMetrics,
  ) {}

  onApplicationBootstrap(): void {
    // What a process left that was ended by force.
    removeLeftFiles().catch((error: unknown) => this.logger.warn(`files of before stay: ${String(error)}`));
    this.waker.onWake(() => this.loop.wake());
    this.loop.start();
  }

  /** What is being sent is finished: a send that is cut off may arrive twice. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.shutdown.inGrace(this.loop.stop());
  }

  private async round(isStopping: () => boolean): Promise<boolean> {
    try {
      if (await this.mails.hasDue()) {
        this.metrics.attempted('failed', await this.mails.endTwiceInterrupted());
        while (!isStopping() && (await this.sendSome()) > 0);
      }
      this.servers.workedFor(WHO);
      return true;
    } catch (error) {
      if (!isStopping() && !this.servers.reportAway(WHO, error)) {
        this.logger.warn(`mails wait in the ledger: ${String(error)}`);
      }
      return false;
    }
  }

  private async sendSome(): Promise<number> {
    // One message with files at a time: what it takes to sign it is some times its size.
    const claimed = [
      ...(await this.mails.claim(CONNECTIONS, { templates: withFiles, isOneOf: false })),
      ...(await this.mails.claim(1, { templates: withFiles, isOneOf: true })),
    ];
    if (claimed.length === 0) return 0;
    const droppedUntil = await this.holds.droppedUntil();
    const results = await Promise.allSettled(
      claimed.map((mails) =>
        withRequestContext({ requestId: mails[0]?.message ?? '' }, () => this.send(mails, droppedUntil)),
      ),
    );
    // The ledger itself is away: the claims run out, and the mails are taken again.
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    return claimed.length;
  }

  /** Sends one message, and writes down of each mail in it what became of it. */
  private async send(mails: readonly Mail[], droppedUntil: Date | null): Promise<void> {
    const { outcome, refused } = await this.attempt(mails, droppedUntil);
    const keep = async (at: Date) => {
      const [first] = mails;
      if (!refused || !first) return;
      this.metrics.bounced();
      await this.bounced.add(refused.address, { mail: first.id, said: refused.said, at });
    };
    try {
      for (const { id, template, status, reason } of await this.mails.change(mails, outcome, keep)) {
        this.metrics.attempted(status);
        if (status === 'failed') this.logger.error(`mail ${id} (${template}) failed: ${codeOfRefusal(reason)}`);
      }
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      this.logger.warn(`mail ${mails[0]?.message}: another process took it over while it was being sent`);
    }
  }

  private async attempt(mails: readonly Mail[], droppedUntil: Date | null): Promise<Attempt> {
    let address: string | null = null;
    const temporary = new TemporaryFiles();
    try {
      const now = await this.time.ofMails();
      const outdated = new Map(
        mails.map((mail) => {
          const { saysMoreThanLink } = mailKindOf(mail.template);
          return [mail.id, mail.outdatedAt(now, { droppedUntil, saysMoreThanLink })];
        }),
      );
      const current = mails.filter(({ id }) => outdated.get(id) === null);
      const sleep = sleepOf(current, instantAt(now.getTime() + this.time.ahead));
      if (sleep !== null) {
        // What is outdated ends with the rest: the message may be named after it.
        const outcome = (mail: Mail, ended: Date) => mail.waitUntil(instantAt(ended.getTime() + sleep));
        return { outcome, refused: null };
      }
      const { message, returnTo, reader, says, dropped } = await this.renderer.render(current, { now, temporary });
      if (message) {
        address = message.to.address;
        await this.transport.send(message, returnTo);
        this.relayOutage.worked(WHO);
      }
      const outcome = (mail: Mail, ended: Date) => {
        const reason = outdated.get(mail.id) ?? dropped.get(mail.id) ?? null;
        if (reason === null) mail.markSent(ended, reader ?? undefined, says.get(mail.id));
        else mail.drop(reason, ended);
      };
      return { outcome, refused: null };
    } catch (error) {
      const isOfAddress = error instanceof DeliveryFailure && error.isOfAddress;
      const refused = isOfAddress && address !== null ? { address, said: error.message } : null;
      const outcome = this.outcomeOf(error);
      const ofMistyped: Attempt['outcome'] = (mail, now) =>
        isOfAddress && mailKindOf(mail.template).isToTypedAddress
          ? mail.drop('address_bounced', now)
          : outcome(mail, now);
      return { outcome: ofMistyped, refused };
    } finally {
      await temporary.removeAll();
    }
  }

  private outcomeOf(error: unknown): Attempt['outcome'] {
    const verdict = error instanceof DeliveryFailure ? error.verdict : 'unexpected';
    const reason = error instanceof Error ? error.message : String(error);
    switch (verdict) {
      case 'refused':
        return (mail, now) => mail.fail(reason, now);
      case 'later':
        // Each mail keeps its own reason; the log says once that the relay takes none.
        this.relayOutage.failed(WHO, withoutAddresses(reason));
        return (mail, now) => mail.tryLater(reason, now);
      case 'away':
        return (mail, now) => mail.tryLater(reason, now);
      case 'unknown':
        return (mail, now) => mail.mayHaveLeft(reason, now);
      case 'unexpected':
        return (mail, now) => mail.stumble(reason, now);
    }
  }
}
