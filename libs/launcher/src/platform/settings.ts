import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import type { z } from 'zod';
import type { ObjectStoreAccess } from '../parts/object-store.ts';
import { LauncherError } from '../system/launcher-error.ts';
import { checkSettings, type settingsSchema } from './settings-schema.ts';

/** The root of the repository. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..');

/** What the person at the keyboard may set, in the environment or in `.env` (the environment wins). See .env.example. */
export interface Settings {
  nodeEnvironment: string;
  host: string;
  port: number;
  dataDirectory: string;
  mailWebPort: number;
  mailFrom: string;
  publicUrl: string;
  trustedProxies: string;
  agencyRuc: string;
  hasDemoData: boolean;
  /** How the names of its databases and roles begin. */
  databasePrefix: string;
  /** Each replaces an embedded part. */
  databaseUrl?: string;
  redisUrl?: string;
  objectStore?: ObjectStoreAccess;
  smtpUrl?: string;
  /** How mails are signed. */
  dkim: Record<string, string>;
  /** Where mails come back to, and how it is read. */
  bounces: Record<string, string>;
  /** Read when the web client is built. */
  webVariables: Record<string, string>;
  passedOn: Record<string, string>;
}

type Variables = Record<string, string | undefined>;

/** Read by the processes themselves, with defaults of their own; the rest of the list is how programs are found. */
const passedOn = [
  'LOG_LEVEL',
  'DATABASE_POOL',
  'MAIL_BUNDLE_MINUTES',
  'QUEUE_NAMESPACE',
  'MAP_TILES_URL',
  'WEB_ORIGINS',
  'NODE_COMPILE_CACHE',
  'PATH',
  'HOME',
  'TMPDIR',
  'LANG',
  'TZ',
  'SystemRoot',
];

const dkim = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'];

const bounces = ['BOUNCES_ADDRESS', 'BOUNCES_IMAP_URL'];

const webVariables = ['VITE_AGENCY_RUC', 'VITE_API_URL'];

/** Of every program that is started here, unless the environment says otherwise. */
export const standards: Record<string, string> = {
  // Compiled code is kept between starts: a fifth of a process's time to start.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
};

/** What a text in the form of `.env` names that nothing reads: `.env.example` names all that something does. */
export function unknownSettings(stored: string, example = readFileSync(join(root, '.env.example'), 'utf8')): string[] {
  const known = new Set([...passedOn, ...[...example.matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name)]);
  return Object.keys(parseEnv(stored)).filter((name) => !known.has(name));
}

/** The same of the repository's `.env`, a line each. */
export function warnOfUnknownSettings(say: (line: string) => void): void {
  const file = join(root, '.env');
  if (!existsSync(file)) return;
  for (const name of unknownSettings(readFileSync(file, 'utf8')))
    say(`  .env: ${name}: unknown setting, which nothing reads; .env.example names all`);
}

/** The variables of the environment over those of the repository's `.env`. */
export function readVariables(environment: Variables = process.env): Variables {
  const file = join(root, '.env');
  const stored: Variables = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...stored, ...environment };
}

/** Parses the variables, and throws one `LauncherError` that names every bad one at once. */
export function readSettings(variables: Variables = readVariables()): Settings {
  const { values, problems } = checkSettings(variables);
  if (!values || problems.length > 0)
    throw new LauncherError(`These settings are not right:\n  ${problems.join('\n  ')}`);
  return {
    nodeEnvironment: values.NODE_ENV,
    host: values.HOST,
    port: values.PORT,
    dataDirectory: resolve(root, values.DATA_DIR),
    mailWebPort: values.MAIL_WEB_PORT,
    mailFrom: values.MAIL_FROM,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    trustedProxies: values.TRUSTED_PROXIES,
    agencyRuc: values.AGENCY_RUC,
    hasDemoData: values.DEMO_DATA ?? values.NODE_ENV !== 'production',
    databasePrefix: values.DATABASE_PREFIX,
    ...optional('databaseUrl', values.DATABASE_URL),
    ...optional('redisUrl', values.REDIS_URL),
    ...optional('smtpUrl', values.SMTP_URL),
    ...optional('objectStore', objectStoreOf(values)),
    // Two platforms on one PostgreSQL may well share a Redis, too.
    passedOn: pick(passedOn, {
      ...standards,
      QUEUE_NAMESPACE: values.DATABASE_PREFIX,
      // Who tries it out looks into the inbox at once.
      ...(values.SMTP_URL === undefined ? { MAIL_BUNDLE_MINUTES: '1' } : {}),
      ...withoutEmpty(variables),
    }),
    dkim: pick(dkim, withoutEmpty(variables)),
    bounces: pick(bounces, withoutEmpty(variables)),
    webVariables: pick(webVariables, withoutEmpty(variables)),
  };
}

/** The same for a start, which stands on parts of its own and on secrets that it makes: no production does. */
export function readSettingsOfStart(variables?: Variables): Settings {
  const settings = readSettings(variables);
  if (settings.nodeEnvironment === 'production')
    throw new LauncherError(
      'NODE_ENV=production: production is not started by npm start, but by containers or Kubernetes, as docs/operate.md says.',
    );
  return settings;
}

const optional = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { [name in Key]?: Value };

function withoutEmpty(variables: Variables): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
}

const pick = (names: readonly string[], from: Record<string, string>): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));

function objectStoreOf(values: z.infer<typeof settingsSchema>): ObjectStoreAccess | undefined {
  if (values.S3_ENDPOINT === undefined) return undefined;
  return {
    endpoint: values.S3_ENDPOINT,
    bucket: values.S3_BUCKET ?? '',
    region: values.S3_REGION,
    accessKey: values.S3_ACCESS_KEY ?? '',
    secretKey: values.S3_SECRET_KEY ?? '',
  };
}
