import { withTimeout } from '@bitacora/kernel';
import { ENVIRONMENT } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { ImapFlow } from 'imapflow';
import type { NotificationsEnvironment } from '../config.ts';
import { TURN_SECONDS } from '../persistence/bounce-turns.ts';

const LONGEST_READING_MILLISECONDS = (TURN_SECONDS - 10) * 1000;
/** At once in memory, each up to its limit; and in one reading, of which there is one a minute. */
const BATCH = 10;
const MOST_AT_ONCE = 500;
/** A report stands before the message that it brings back, which may have files. */
const LONGEST_SOURCE = 256 * 1024;

/** What is wrong, as the server says it; not what it says to a login, which it might repeat. */
function reasonOf(error: unknown): unknown {
  const { authenticationFailed, responseText } = Object(error) as {
    authenticationFailed?: true;
    responseText?: string;
  };
  if (authenticationFailed) return new Error('the login is refused');
  return responseText ? new Error(responseText) : error;
}

/** The mailbox where mails come back to. Nobody else reads in it: what has been seen is done with. */
@Injectable()
export class BounceMailbox {
  private client: ImapFlow | null = null;

  constructor(@Inject(ENVIRONMENT) private readonly environment: Pick<NotificationsEnvironment, 'BOUNCES_IMAP_URL'>) {}

  get isGiven(): boolean {
    return this.environment.BOUNCES_IMAP_URL !== undefined;
  }

  /** Hands over what nobody has seen, as it came, to its limit; what `handle` is not done with is handed over again another time. */
  async read(handle: (source: Uint8Array) => Promise<boolean>): Promise<void> {
    const client = await clientOf(new URL(this.environment.BOUNCES_IMAP_URL ?? ''));
    this.client = client;
    const tooLong = () => new Error('the mailbox took too long');
    try {
      await withTimeout(readThrough(client, handle), LONGEST_READING_MILLISECONDS, tooLong);
    } catch (error) {
      throw reasonOf(error);
    } finally {
      client.close();
      this.client = null;
    }
  }

  /** Ends a reading that is under way, which rejects. */
  close(): void {
    this.client?.close();
  }
}

async function clientOf({ protocol, hostname, port, username, password, pathname }: URL): Promise<ImapFlow> {
  // It takes 20 MB: whoever reads no bounces does without.
  const { ImapFlow } = await import('imapflow');
  const isSecure = protocol === 'imaps:';
  const client = new ImapFlow({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 993 : 143),
    secure: isSecure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    context: decodeURIComponent(pathname.slice(1)) || 'INBOX',
    connectionTimeout: 10_000,
    greetingTimeout: 5000,
    socketTimeout: 20_000,
    maxLiteralSize: 4 * LONGEST_SOURCE,
    disableAutoIdle: true,
    logger: false,
  });
  // What is under way rejects as well; an error that nobody listens to would end the process.
  client.on('error', () => undefined);
  return client;
}

async function readThrough(client: ImapFlow, handle: (source: Uint8Array) => Promise<boolean>): Promise<void> {
  await client.connect();
  await client.mailboxOpen(String(client.context));
  const unseen = await client.search({ seen: false, deleted: false }, { uid: true });
  if (!unseen) throw new Error('the mailbox does not say what is new');
  for (let from = 0; from < Math.min(unseen.length, MOST_AT_ONCE); from += BATCH) {
    const uids = unseen.slice(from, from + BATCH);
    const messages = await client.fetchAll(uids, { uid: true, source: { maxLength: LONGEST_SOURCE } }, { uid: true });
    const done: number[] = [];
    for (const { uid, source } of messages) if (!source || (await handle(source))) done.push(uid);
    if (done.length > 0 && !(await client.messageFlagsAdd(done, ['\\Seen'], { uid: true })))
      throw new Error('the mailbox does not keep what was read');
  }
  await client.logout();
}
