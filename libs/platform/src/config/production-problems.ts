import { createPublicKey } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { z } from 'zod';
import { pemBlocks } from '../auth/public-keys.ts';
import { productionContradictionsIn } from './contradictions.ts';
import { passwordOf } from './password-of.ts';
import { secretValues } from './secret-values.ts';
import { guessabilityOf, weaknessOf } from './weak-secrets.ts';

const SHORTEST_RSA_BITS = 2048;

/** What marks a value as an embedded default: fine on a developer's machine, refused in production. */
const embeddedMarks = ['embedded-', 'bitacora-local'];

const MAKE_ONE = 'make one with: openssl rand -base64 32';

/** What is wrong with an RSA key, public or private, in PEM; null when it may serve in production. */
function rsaKeyProblem(pem: string): string | null {
  try {
    // Of a private key this is its public half, which is as long.
    const { asymmetricKeyType, asymmetricKeyDetails } = createPublicKey(pem);
    if (asymmetricKeyType !== 'rsa') return 'is not an RSA key';
    const isShort = (asymmetricKeyDetails?.modulusLength ?? 0) < SHORTEST_RSA_BITS;
    return isShort ? `has fewer than ${SHORTEST_RSA_BITS} bits; make one with: openssl genrsa 3072` : null;
  } catch {
    return 'is not a key in PEM';
  }
}

/** Several keys, one after the other. */
function publicKeysProblem(pems: string): string | null {
  const keys = pemBlocks(pems);
  return keys.length === 0
    ? rsaKeyProblem(pems)
    : (keys.map(rsaKeyProblem).find((problem) => problem !== null) ?? null);
}

const advised = (weakness: string | null) => (weakness ? `${weakness}; ${MAKE_ONE}` : null);

/** A password of the operator's own making. */
function ownPasswordProblem(address: string): string | null {
  const password = passwordOf(address);
  const weakness = password === null ? null : weaknessOf(password);
  return weakness ? `its password ${weakness}; ${MAKE_ONE}` : null;
}

/** A password that somebody else hands out, as short as they please. */
function givenPasswordProblem(address: string): string | null {
  const password = passwordOf(address);
  const weakness = password === null ? null : guessabilityOf(password);
  return weakness ? `its password ${weakness}` : null;
}

/** Also what it is sent by: a mailbox is asked for mail and shows its password each time. */
const mailboxProblem = (address: string): string | null =>
  /^imap:/i.test(address) ? 'imap may send its password as it is; use imaps' : givenPasswordProblem(address);

/** Whether an address is that of the machine itself, where nobody is on the way. */
function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === 'localhost' || hostname === '[::1]' || (isIPv4(hostname) && hostname.startsWith('127.'));
}

function publicUrlProblem(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const isOpen = new URL(address).protocol === 'http:' && !isLoopback(address);
  return isOpen ? 'http lets anybody on the way read and change; use https' : null;
}

/** What production starts with, for a trial, and says: a line each that begins with a name. */
export const productionWarnings = ({ NODE_ENV, PUBLIC_URL }: { NODE_ENV: string; PUBLIC_URL: string }): string[] =>
  NODE_ENV === 'production' && isLoopback(PUBLIC_URL)
    ? ["PUBLIC_URL: this machine's own address; links in mails open on no other one"]
    : [];

/** While a secret is replaced there are two, and each has to be good. */
const ofEach = (problemOf: (secret: string) => string | null) => (secrets: string) =>
  secretValues(secrets)
    .map(problemOf)
    .find((problem) => problem !== null) ?? null;

/** What production asks of each setting beyond its form. */
const rules: Readonly<Record<string, (value: string) => string | null>> = {
  INTERNAL_SECRET: ofEach((secret) => advised(weaknessOf(secret))),
  FILE_LINK_SECRET: ofEach((secret) => advised(weaknessOf(secret))),
  SEAL_KEY: ofEach((key) => advised(weaknessOf(Buffer.from(key, 'base64').toString('latin1')))),
  // A name rather than a secret: only a known one says that its secret is a default, too.
  S3_ACCESS_KEY: guessabilityOf,
  S3_SECRET_KEY: (secret) => advised(weaknessOf(secret)),
  DATABASE_URL: ownPasswordProblem,
  REDIS_URL: ownPasswordProblem,
  SMTP_URL: givenPasswordProblem,
  BOUNCES_IMAP_URL: mailboxProblem,
  PUBLIC_URL: publicUrlProblem,
  JWT_PRIVATE_KEY: rsaKeyProblem,
  DKIM_PRIVATE_KEY: rsaKeyProblem,
  JWT_PUBLIC_KEYS: publicKeysProblem,
};

/** Whether a switch is on, parsed or still as it was written. */
const isOn = (value: unknown) => value === true || z.stringbool().safeParse(value).data === true;

/** Why production must not start with these settings: a line for each bad one, with its name and never with its value. */
export function productionProblems(environment: Readonly<Record<string, unknown>>): string[] {
  const problems: string[] = [];
  if (!environment.REDIS_URL) problems.push('REDIS_URL: required in production');
  if (isOn(environment.DEMO_DATA)) problems.push('DEMO_DATA: never in production');
  for (const [name, value] of Object.entries(environment)) {
    if (typeof value !== 'string') continue;
    const isEmbedded = embeddedMarks.some((mark) => value.includes(mark));
    const problem = isEmbedded ? 'still the embedded default' : rules[name]?.(value);
    if (problem) problems.push(`${name}: ${problem}`);
  }
  if (!environment.AGENCY_RUC) problems.push('AGENCY_RUC: required in production');
  return [...problems, ...productionContradictionsIn(environment)];
}
