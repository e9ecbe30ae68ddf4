import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';

// Rules of single settings, with the words for what is wrong: of the launcher's and of every process's. The launcher
// reads this file before anything is compiled, so it imports nothing of ours.

/** A port; 0 where any free one will do. */
export function port(least: 0 | 1) {
  const words = `a port is a number from ${least} to 65535`;
  return z.coerce.number(words).int(words).min(least, words).max(65_535, words);
}

/** How many connections a pool may hold. */
export const connections = () => z.coerce.number('a number of connections').int('a whole number').min(1, 'at least 1');

function address(...schemes: string[]) {
  const isRight = (text: string) => URL.canParse(text) && schemes.includes(new URL(text).protocol);
  return z
    .string()
    .refine(isRight, `an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`);
}

/** Where something is asked over HTTP, encrypted or not. */
export const httpAddress = () => address('http:', 'https:');
/** User, password, server and database of a PostgreSQL in one URL. */
export const databaseAddress = () => address('postgres:', 'postgresql:');
/** Where a Redis is; `rediss:` is encrypted. */
export const redisAddress = () => address('redis:', 'rediss:');
/** Where mails are handed in; `smtps:` is encrypted from the first byte, `smtp:` when the server offers it. */
export const mailServerAddress = () => address('smtp:', 'smtps:');

/** Where a mailbox is read, with its login, and the folder where it is not INBOX; `imaps:` is encrypted from the first byte. */
export const mailboxAddress = () =>
  address('imap:', 'imaps:').refine(hasLogin, 'has no user and password before the @');

function hasLogin(text: string): boolean {
  const { username, password } = URL.canParse(text) ? new URL(text) : { username: '-', password: '-' };
  return username !== '' && password !== '';
}

/** Where a process listens. */
export const host = () =>
  z
    .string()
    .refine(
      (text) => isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text),
      'an address or name of this machine',
    );

/** The sender of mails: `viajes@agency.example` or `Viajes <viajes@agency.example>`. */
export const mailSender = () => z.string().regex(/^[^\s@<>]+@[^\s@<>]+$|<[^\s@<>]+@[^\s@<>]+>$/, 'an e-mail address');

const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';

/** A domain of the DNS: `agency.example`. */
export const domainName = () =>
  z.string().regex(new RegExp(`^${label}(\\.${label})+$`, 'i'), 'a domain such as agency.example');

/** An address that a + and 48 digits are added to, of the 64 characters that may stand before an @. */
export const bouncesAddress = () =>
  z
    .string()
    .regex(
      new RegExp(`^[a-z0-9]([a-z0-9._-]{0,13}[a-z0-9])?@${label}(\\.${label})+$`, 'i'),
      'an e-mail address with 15 characters at most before the @, and no +',
    );

/** What a domain calls one of its keys in the DNS, before `._domainkey`. */
export const dkimSelector = () =>
  z.string().regex(new RegExp(`^${label}(\\.${label})*$`, 'i'), 'the name of a key, of letters, digits, - and .');

/** For how many minutes mails about one journey wait for each other; 0 for none, and an hour at most. */
export function bundleMinutes() {
  const words = 'minutes, from 0 (each mail leaves at once) to 60';
  return z.coerce.number(words).int(words).min(0, words).max(60, words);
}

/** What is written with commas between, and spaces or not. */
export const entriesOf = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** A list with commas between; every entry that is wrong is named. */
const list = (isRight: (entry: string) => boolean, words: string) =>
  z.string().superRefine((text, context) => {
    const wrong = entriesOf(text).filter((entry) => !isRight(entry));
    if (wrong.length > 0) context.addIssue({ code: 'custom', message: `${wrong.join(', ')}: ${words}` });
  });

/** Names that stand for networks, as Fastify knows them. */
const knownNetworks = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(text: string): boolean {
  const [ip = '', bits, ...more] = text.split('/');
  const longest = { 4: 32, 6: 128 }[isIP(ip)];
  if (knownNetworks.has(text)) return true;
  if (longest === undefined || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
}

/** Addresses and networks, with commas between. */
export const networks = () => list(isNetwork, 'neither an IP address nor a network such as 10.0.0.0/8');

const isOrigin = (text: string) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** Origins of web clients, with commas between. */
export const origins = () => list(isOrigin, 'no origin such as https://www.agency.example');

const isTileTemplate = (text: string) =>
  ['{z}', '{x}', '{y}'].every((part) => text.includes(part)) && /^https?:\/\//.test(text);

/** Where map tiles are. */
export const tileTemplate = () => z.string().refine(isTileTemplate, 'an address with {z}, {x} and {y}');

/** A folder that exists. */
export const folder = () =>
  z
    .string()
    .refine((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false, 'a folder that exists');

const oneOf = <const Word extends string>(...words: Word[]) => z.enum(words, `one of ${words.join(', ')}`);

/** What kind of run it is. */
export const nodeEnvironment = () => oneOf('development', 'test', 'production').default('development');
/** From which weight on lines are logged. */
export const logLevel = () => oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent');

/** Also `1`, `yes` and `on`, and their opposites. */
export const onOrOff = () => z.stringbool('true or false');

/** A taxpayer of Ecuador: ten digits and the number of its office, which is never 000. */
export const ruc = () => z.string().regex(/^\d{10}(?!000)\d{3}$/, 'the RUC of an agency, 13 digits');

/** The agency whose site it is, where nobody says which. */
export const STANDARD_RUC = '0993371112001';

/** Prefix or schema of the queues. */
export const queueNamespace = () => z.string().regex(/^[a-z0-9_]+$/, 'small letters, digits and _');

/** How the names of a platform's databases and roles begin. */
export const databasePrefix = () =>
  z.string().regex(/^[a-z][a-z0-9_]{0,29}$/, 'small letters, digits and _, beginning with a letter, 30 at most');

/** The prefix of a platform that is alone on its server. */
export const STANDARD_PREFIX = 'bitacora';

/** A secret, or two while it is replaced (see secret-values.ts); production asks more of it. */
export const secret = () =>
  z
    .string()
    .refine((text) => text.split('\n').every((line) => line.trim().length >= 16), 'has fewer than 16 characters');

/** A key, or several, in PEM. */
export const pem = (kind: 'PUBLIC' | 'PRIVATE') =>
  z.string().includes(`${kind} KEY`, { error: `a ${kind.toLowerCase()} key in PEM` });
