import { withTimeout } from '@bitacora/kernel';
import { ENVIRONMENT } from '@bitacora/platform';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { NotificationsEnvironment } from '../config.ts';
import { DeliveryFailure, judgeDelivery } from './delivery-failure.ts';
import { dkimSigner } from './dkim.ts';
import type { WrittenMail } from './write-mail.tsx';

/** Shorter than a claim (see MailRepository), so that nobody takes over a mail that is still being sent. */
const LONGEST_SEND_MILLISECONDS = 30_000;
export const CONNECTIONS = 5;
/** What servers are to tell (RFC 3461): that it failed, with the headers of the message alone. */
const reports = { ret: 'HDRS', notify: 'FAILURE' } as const;

/** Hands messages to the SMTP relay through a few open connections. */
@Injectable()
export class SmtpTransport implements OnApplicationShutdown {
  private readonly pool;
  private readonly sign;

  constructor(@Inject(ENVIRONMENT) environment: NotificationsEnvironment) {
    this.sign = dkimSigner(environment);
    this.pool = createTransport({
      url: environment.SMTP_URL,
      pool: true,
      maxConnections: CONNECTIONS,
      // Trying again is the ledger's: what the pool put back by itself would be counted and flagged nowhere.
      maxRequeues: 0,
      connectionTimeout: 5000,
      greetingTimeout: 5000,
      socketTimeout: 20_000,
      idleTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /**
   * Resolves once the relay has taken the message. Throws DeliveryFailure. With `returnTo` it comes back there when it cannot be
   * delivered, not to its sender; without its content, which may hold a secret link, where servers can be asked.
   */
  async send({ files, ...mail }: WrittenMail, returnTo: string | null = null): Promise<void> {
    let handedOver = false;
    const tooLong = () => new DeliveryFailure(handedOver ? 'unknown' : 'later', 'the relay took too long');
    try {
      const composed = new MailComposer({ ...mail, attachments: [...mail.attachments, ...files] }).compile();
      // Piece by piece, for with files it is some megabytes.
      const raw = this.sign(composed.createReadStream());
      raw.once('end', () => (handedOver = true));
      const envelope = { from: returnTo ?? mail.from.address, to: [mail.to.address] };
      const dsn = returnTo === null ? {} : { dsn: reports };
      await withTimeout(this.pool.sendMail({ raw, envelope, ...dsn }), LONGEST_SEND_MILLISECONDS, tooLong);
    } catch (error) {
      throw error instanceof DeliveryFailure ? error : judgeDelivery(error, handedOver);
    }
  }

  onApplicationShutdown(): void {
    this.pool.close();
  }
}
