import { Database } from '@bitacora/platform';
import { Injectable, Logger } from '@nestjs/common';
import { codeOfRefusal } from '../domain/code-of-refusal.ts';
import { BouncedAddresses } from '../persistence/bounced-addresses.ts';
import { DatabaseClock } from '../persistence/database-clock.ts';
import { MailRepository } from '../persistence/mail.repository.ts';
import { MailMetrics } from '../sending/mail-metrics.ts';
import type { Bounce } from './read-bounce.ts';

/** Enters into the ledger that a message came back, and of its address that nobody is reached there. */
@Injectable()
export class BounceRecords {
  private readonly logger = new Logger('Bounces');

  constructor(
    private readonly database: Database,
    private readonly mails: MailRepository,
    private readonly bounced: BouncedAddresses,
    private readonly metrics: MailMetrics,
    private readonly time: DatabaseClock,
  ) {}

  /** Answers whether it is done; false while it is not written down yet that the message left. A second time changes nothing. */
  async enter({ message, unknown, said }: Bounce): Promise<boolean> {
    return this.database.transaction(async () => {
      const mails = await this.mails.lockMessage(message);
      if (mails.some((mail) => mail.isUnfinished)) return false;
      const now = await this.time.ofMails();
      const sent = mails.filter((mail) => mail.status === 'sent' && mail.mayComeBack(now));
      const [first] = sent;
      if (!first) return true;
      // Where it went, wherever its reader is reached by now; a server that passed it on says nothing about that address.
      const address = first.recipientEmail ?? '';
      const isOfAddress = unknown.includes(address);
      for (const mail of sent) mail.comeBack(isOfAddress ? 'no_such_address' : 'came_back', now);
      if (isOfAddress) await this.bounced.add(address, { mail: first.id, said, at: now });
      this.database.afterCommit(() => {
        this.metrics.attempted('bounced', sent.length);
        if (isOfAddress) this.metrics.bounced();
        this.logger.warn(`mail ${first.id} (${first.template}) came back: ${codeOfRefusal(said)}`);
      });
      return true;
    });
  }
}
