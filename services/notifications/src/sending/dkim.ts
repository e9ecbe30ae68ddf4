import DKIM from 'nodemailer/lib/dkim';
import { createPrivateKey } from 'node:crypto';
import { tmpdir } from 'node:os';
import type { Readable } from 'node:stream';
import type { NotificationsEnvironment } from '../config.ts';

/**
 * What is signed: all that says who writes, to whom, what it is, and how it is switched off. One click counts only where both
 * headers of it are signed (RFC 8058 §4), and the library leaves out the second by itself.
 */
const signed = [
  'From',
  'Sender',
  'Reply-To',
  'Subject',
  'Date',
  'Message-ID',
  'To',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
].join(':');

type Settings = Pick<NotificationsEnvironment, 'DKIM_DOMAIN' | 'DKIM_SELECTOR' | 'DKIM_PRIVATE_KEY'>;

/** Of a longer message what was read waits on disk until it is signed. */
const MOST_IN_MEMORY = 128 * 1024;

/**
 * Signs messages for a domain (RFC 6376), each read whole before anything of it is handed on; leaves them as they are where no
 * domain is given. Throws for what is no key.
 */
export function dkimSigner({ DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_PRIVATE_KEY: key }: Settings) {
  if (domainName === undefined || key === undefined) return (message: Readable): Readable => message;
  const privateKey = createPrivateKey(key).export({ type: 'pkcs8', format: 'pem' }).toString();
  // As the library spells it.
  const cache = { cacheDir: tmpdir(), cacheTreshold: MOST_IN_MEMORY };
  const dkim = new DKIM({ domainName, keySelector, privateKey, headerFieldNames: signed, ...cache });
  return (message: Readable): Readable => dkim.sign(message);
}
