import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { openMailStore } from './mail-store.ts';
import { createMailServer } from './mail-web.ts';
import { listen } from './object-store.ts';

export interface MailInboxOptions {
  directory: string;
  /** Where the page is read; default: any free port. */
  webPort?: number;
  /** Default: any free port. */
  smtpPort?: number;
  /** By which name this machine is called too, beside those that only it has. */
  host?: string;
  /** How many mails are kept; default 500. */
  limit?: number;
}

export interface MailInbox {
  smtpUrl: string;
  /** The page for people; its API is Mailpit's (`/api/v1/messages`, `/api/v1/message/{ID}`). */
  url: string;
  /** Answers the next mails with an SMTP error (4xx: try again, 5xx: never) in place of taking them. */
  failNext(code: number, times?: number): void;
  stop(): Promise<void>;
}

const MAXIMUM_BYTES = 25 * 1024 * 1024;

/** Starts an SMTP server that keeps every mail for reading here and sends none on, with its web page. */
export async function startMailInbox(options: MailInboxOptions): Promise<MailInbox> {
  const store = await openMailStore(options.directory, options.limit ?? 500);
  const failures: number[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    // Without a certificate anybody knows, senders that see STARTTLS would refuse to go on.
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: MAXIMUM_BYTES,
    banner: 'Bitacora local inbox',
    onData(stream, _session, callback) {
      receive(stream).then(callback, callback);
    },
  });

  async function receive(stream: SMTPServerDataStream): Promise<null> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const code = stream.sizeExceeded ? 552 : failures.shift();
    if (code !== undefined) throw smtpError(code, 'refused by the local inbox');
    await store.add(Buffer.concat(chunks)).catch((error: unknown) => {
      throw smtpError(452, `cannot be stored: ${String(error)}`);
    });
    return null;
  }

  await new Promise<void>((resolve, reject) => {
    smtp.once('error', reject);
    smtp.listen(options.smtpPort ?? 0, '127.0.0.1', () => {
      smtp.off('error', reject);
      // A sender that drops its connection is no failure of the inbox.
      smtp.on('error', () => undefined);
      resolve();
    });
  });
  const web = createMailServer(store, options.host);
  await listen(web, options.webPort ?? 0);
  return {
    smtpUrl: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    url: `http://localhost:${(web.address() as AddressInfo).port}`,
    failNext(code, times = 1) {
      failures.push(...Array<number>(times).fill(code));
    },
    async stop() {
      const closed = [
        new Promise<void>((resolve) => smtp.close(() => resolve())),
        new Promise<void>((resolve) => web.close(() => resolve())),
      ];
      web.closeAllConnections();
      await Promise.all(closed);
    },
  };
}

const smtpError = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });
