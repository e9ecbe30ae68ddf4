import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import type { ObjectStoreAccess } from '../parts/object-store.ts';
import { LauncherError } from '../system/launcher-error.ts';

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
  /** Each replaces an embedded part. */
  databaseUrl?: string;
  redisUrl?: string;
  objectStore?: ObjectStoreAccess;
  smtpUrl?: string;
  passedOn: Record<string, string>;
}

type Variables = Record<string, string | undefined>;

/** Read by the processes themselves, with defaults of their own; the rest of the list is how programs are found. */
const passedOn = [
  'LOG_LEVEL',
  'DATABASE_POOL',
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

const standards: Variables = {
  // Compiled code is kept between starts: a fifth of a process's time to start.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
};

/** The variables of the environment over those of the repository's `.env`. */
export function readVariables(environment: Variables = process.env): Variables {
  const file = join(root, '.env');
  const stored: Variables = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...stored, ...environment };
}

/** Parses the variables, and throws one `LauncherError` that names every bad one at once. */
export function readSettings(variables: Variables = readVariables()): Settings {
  const problems: string[] = [];
  const given = (name: string) => variables[name]?.trim() || undefined;
  const portOf = (name: string, standard: number) => {
    const value = Number(given(name) ?? standard);
    if (Number.isInteger(value) && value > 0 && value < 65_536) return value;
    problems.push(`${name}: a port is a number from 1 to 65535`);
    return standard;
  };
  const urlOf = (name: string, ...schemes: string[]) => {
    const value = given(name);
    const isRight = value === undefined || (URL.canParse(value) && schemes.includes(new URL(value).protocol));
    if (!isRight) problems.push(`${name}: an address that begins with ${schemes.map((s) => `${s}//`).join(' or ')}`);
    return value;
  };
  const port = portOf('PORT', 3000);
  const nodeEnvironment = given('NODE_ENV') ?? 'development';
  const settings: Settings = {
    nodeEnvironment,
    host: given('HOST') ?? '127.0.0.1',
    port,
    dataDirectory: resolve(root, given('DATA_DIR') ?? '.data'),
    mailWebPort: portOf('MAIL_WEB_PORT', 8025),
    mailFrom: given('MAIL_FROM') ?? 'viajes@bitacora.example',
    publicUrl: (urlOf('PUBLIC_URL', 'http:', 'https:') ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    trustedProxies: given('TRUSTED_PROXIES') ?? '',
    agencyRuc: given('AGENCY_RUC') ?? '0993371112001',
    hasDemoData: /^(true|1|yes|on)$/i.test(given('DEMO_DATA') ?? String(nodeEnvironment !== 'production')),
    ...optional('databaseUrl', urlOf('DATABASE_URL', 'postgres:', 'postgresql:')),
    ...optional('redisUrl', urlOf('REDIS_URL', 'redis:', 'rediss:')),
    ...optional('smtpUrl', urlOf('SMTP_URL', 'smtp:', 'smtps:')),
    ...optional('objectStore', objectStoreOf(urlOf('S3_ENDPOINT', 'http:', 'https:'), given, problems)),
    passedOn: Object.fromEntries(
      passedOn.map((name) => [name, given(name) ?? standards[name]]).filter(([, value]) => value !== undefined),
    ) as Record<string, string>,
  };
  if (problems.length > 0) throw new LauncherError(`These settings are not right:\n  ${problems.join('\n  ')}`);
  return settings;
}

const optional = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { [name in Key]?: Value };

function objectStoreOf(
  endpoint: string | undefined,
  given: (name: string) => string | undefined,
  problems: string[],
): ObjectStoreAccess | undefined {
  if (endpoint === undefined) return undefined;
  const needed = (name: string) => {
    const value = given(name);
    if (value === undefined) problems.push(`${name}: needed with S3_ENDPOINT`);
    return value ?? '';
  };
  return {
    endpoint,
    bucket: needed('S3_BUCKET'),
    region: given('S3_REGION') ?? 'us-east-1',
    accessKey: needed('S3_ACCESS_KEY'),
    secretKey: needed('S3_SECRET_KEY'),
  };
}
