import { createPublicKey } from 'node:crypto';
import { keyIdOf, pemBlocks } from '../auth/public-keys.ts';
import { passwordOf } from './password-of.ts';
import { secretValues } from './secret-values.ts';
import { entriesOf } from './setting-rules.ts';

type Environment = Readonly<Record<string, unknown>>;

const textOf = (environment: Environment, name: string): string => {
  const value = environment[name];
  return typeof value === 'string' ? value : '';
};

/** Settings that are secrets, or hold one. */
const secretSettings = [
  'INTERNAL_SECRET',
  'FILE_LINK_SECRET',
  'SEAL_KEY',
  'S3_SECRET_KEY',
  'S3_ACCESS_KEY',
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
] as const;

const secretsIn = (environment: Environment, name: string): string[] => {
  const value = textOf(environment, name);
  return name.endsWith('_URL') ? [passwordOf(value)].filter((one) => one !== null) : secretValues(value);
};

/** Whoever learns one would have the other, and neither could be replaced alone. */
function sharedSecrets(environment: Environment): string[] {
  const first = new Map<string, string>();
  return secretSettings.flatMap((name) => {
    const secrets = secretsIn(environment, name);
    const other = secrets.map((secret) => first.get(secret)).find((one) => one !== undefined);
    for (const secret of secrets) first.set(secret, first.get(secret) ?? name);
    return other === undefined ? [] : [`${name}: the same secret as in ${other}; each has one purpose`];
  });
}

function signingKeyProblems(environment: Environment): string[] {
  const [own, listed] = [textOf(environment, 'JWT_PRIVATE_KEY'), textOf(environment, 'JWT_PUBLIC_KEYS')];
  if (listed.includes('PRIVATE KEY')) return ['JWT_PUBLIC_KEYS: holds a private key, and every process reads it'];
  try {
    const ids = pemBlocks(listed).map((pem) => keyIdOf(createPublicKey(pem)));
    const isListed = own === '' || ids.includes(keyIdOf(createPublicKey(own)));
    return isListed
      ? []
      : ['JWT_PRIVATE_KEY: its public key is not among JWT_PUBLIC_KEYS: nobody would believe its tokens'];
  } catch {
    // A key that cannot be read is named by its own rule.
    return [];
  }
}

/** Networks that are everybody. */
const everybody = (entry: string) => /\/0+$/.test(entry);

function proxyProblems(environment: Environment): string[] {
  const proxies = entriesOf(textOf(environment, 'TRUSTED_PROXIES'));
  const isBehindProxy = textOf(environment, 'PUBLIC_URL').startsWith('https:');
  if (proxies.some(everybody)) return ['TRUSTED_PROXIES: believes everybody whatever address they say'];
  return isBehindProxy && proxies.length === 0
    ? ['TRUSTED_PROXIES: missing: PUBLIC_URL is https, so a proxy stands in front, and all would count as one visitor']
    : [];
}

const openOrigins = (environment: Environment) =>
  entriesOf(textOf(environment, 'WEB_ORIGINS')).some((origin) => origin.startsWith('http:'))
    ? ['WEB_ORIGINS: an origin over http, which anybody on the way may be']
    : [];

/** Whether a domain is another one, or below it. */
const isWithin = (domain: string, other: string) => domain === other || domain.endsWith(`.${other}`);

function dkimProblems(environment: Environment): string[] {
  const domain = textOf(environment, 'DKIM_DOMAIN').toLowerCase();
  if (domain === '') return [];
  if (textOf(environment, 'DKIM_PRIVATE_KEY') === '')
    return ['DKIM_PRIVATE_KEY: missing: DKIM_DOMAIN asks for signatures'];
  const sender = textOf(environment, 'MAIL_FROM')
    .toLowerCase()
    .replace(/^.*@|>.*$/g, '');
  return isWithin(sender, domain)
    ? []
    : ['DKIM_DOMAIN: not that of MAIL_FROM, nor one above it: its signature would speak for somebody else'];
}

/** One without the other: mails would come back to where nobody reads, or nobody would know them there. */
function bouncesProblems(environment: Environment): string[] {
  const [address, mailbox] = ['BOUNCES_ADDRESS', 'BOUNCES_IMAP_URL'].map((name) => textOf(environment, name));
  if (address === '' && mailbox !== '')
    return ['BOUNCES_ADDRESS: missing: BOUNCES_IMAP_URL is read for what comes back to it'];
  if (address !== '' && mailbox === '')
    return ['BOUNCES_IMAP_URL: missing: nobody would read what comes back to BOUNCES_ADDRESS'];
  return [];
}

/** Settings that are right by themselves and cannot be together, a line each that begins with a name; everywhere. */
export function contradictionsIn(environment: Environment): string[] {
  const { PORT, METRICS_PORT, REDIS_URL, QUEUE_DATABASE_URL } = environment;
  return [
    ...(PORT && PORT !== '0' && PORT === METRICS_PORT
      ? ['METRICS_PORT: the same as PORT; metrics are never public']
      : []),
    ...(REDIS_URL && QUEUE_DATABASE_URL ? ['QUEUE_DATABASE_URL: given with REDIS_URL; there is one queue'] : []),
    ...signingKeyProblems(environment),
    ...dkimProblems(environment),
    ...bouncesProblems(environment),
  ];
}

/** Those that only production refuses. */
export const productionContradictionsIn = (environment: Environment): string[] => [
  ...sharedSecrets(environment),
  ...proxyProblems(environment),
  ...openOrigins(environment),
];
