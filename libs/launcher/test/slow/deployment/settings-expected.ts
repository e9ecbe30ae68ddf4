import { type ProcessName, processNames, underscored } from '../../../src/platform/processes.ts';
import { type Expected, Requirement, text } from '../../fixture/deployment/differences.ts';

/** The port at which every process answers, and the one of its metrics. */
export const PORT = 3000;
export const METRICS_PORT = 9464;

/** The connections of each replica's pool, and those that a PostgreSQL beside the processes takes. */
export const POOL = 6;
export const CONNECTIONS = 300;

/** How Redis is started: it syncs what it is given each second, and throws nothing out (architecture#events). */
export const KEEPS_WHAT_IT_IS_GIVEN =
  '--dir /data --appendonly yes --appendfsync everysec --maxmemory 384mb --maxmemory-policy noeviction';

/** What a deployment gives: the value of each setting that is not an address of a process or a database. */
export interface Given {
  values: Readonly<Record<string, Expected>>;
  /** The database of a process, with its role. */
  database: (owner: ProcessName) => Expected;
}

const upper = (name: string) => underscored(name).toUpperCase();

/** What is read and given by hand only, or on a development machine. */
const NEVER_DEPLOYED = ['QUEUE_DATABASE_URL', 'BACKUP_PRIVATE_KEY'];

/** Each setting that is read, with the value that it must have: the addresses of those who are called, and the own database. */
export function settingsExpected(
  read: Iterable<string>,
  owner: ProcessName | 'backup',
  { values, database }: Given,
): Record<string, Expected> {
  const valueOf = (setting: string): Expected => {
    const called = processNames.find((other) => setting === `${upper(other)}_URL`);
    if (called) return `http://${called}:${PORT}`;
    const stored = processNames.find((other) => setting === `${upper(other)}_DATABASE_URL`);
    if (stored) return database(stored);
    if (setting === 'DATABASE_URL' && owner !== 'backup') return database(owner);
    return values[setting] ?? new Requirement('a value that settings-expected.ts knows', () => false);
  };
  return Object.fromEntries([...read].filter((one) => !NEVER_DEPLOYED.includes(one)).map((one) => [one, valueOf(one)]));
}

const everywhere = {
  HOST: '0.0.0.0',
  PORT: String(PORT),
  METRICS_PORT: String(METRICS_PORT),
  DATABASE_POOL: String(POOL),
  QUEUE_NAMESPACE: 'bitacora',
  S3_REGION: 'us-east-1',
  BACKUP_S3_REGION: 'us-east-1',
  BACKUP_KEEP_DAYS: '30',
  WEB_ROOT: '/app/web/dist',
  MAP_TILES_URL: '',
  WEB_ORIGINS: '',
};

const MARK = 'embedded-local: known to everybody, refused in production';
const pem = (purpose: string) =>
  text(new RegExp(`^${MARK}\\n-----BEGIN ${purpose} KEY-----\\n[A-Za-z0-9+/=\\n]+-----END ${purpose} KEY-----\\n?$`));

/** The Secrets of the trial, whose names are also those of production, where their values stand in no file. */
const trialSecrets = {
  INTERNAL_SECRET: 'embedded-local-between-services',
  REDIS_URL: 'redis://:embedded-local-redis@redis:6379',
  JWT_PUBLIC_KEYS: pem('PUBLIC'),
  JWT_PRIVATE_KEY: pem('PRIVATE'),
  SEAL_KEY: btoa('changeme'.repeat(4)),
  FILE_LINK_SECRET: 'embedded-local-file-links',
  S3_ACCESS_KEY: 'embedded-local',
  S3_SECRET_KEY: 'embedded-local-object-store',
  BACKUP_S3_ACCESS_KEY: 'embedded-local',
  BACKUP_S3_SECRET_KEY: 'embedded-local-object-store',
  SMTP_URL: 'smtp://mailpit:1025',
  DKIM_PRIVATE_KEY: '',
  BOUNCES_IMAP_URL: '',
  POSTGRES_PASSWORD: 'embedded-local-postgresql',
  REDIS_PASSWORD: 'embedded-local-redis',
};

const inKubernetes = {
  ...everywhere,
  ...trialSecrets,
  LOG_LEVEL: 'info',
  MAIL_BUNDLE_MINUTES: '10',
  DKIM_DOMAIN: '',
  DKIM_SELECTOR: 'bitacora',
  BOUNCES_ADDRESS: '',
  ALERTS_TO: '',
};

const trialDatabase = (owner: ProcessName) => {
  const own = `bitacora_${underscored(owner)}`;
  return `postgres://${own}:embedded-local-${owner}@postgresql:5432/${own}`;
};

/** What the overlays of Kubernetes give. What an operator fills in is empty in production. */
export const overlays = {
  local: {
    database: trialDatabase,
    values: {
      ...inKubernetes,
      NODE_ENV: 'development',
      DEMO_DATA: 'true',
      AGENCY_RUC: '0993371112001',
      PUBLIC_URL: 'https://bitacora.localhost',
      TRUSTED_PROXIES: '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16',
      S3_ENDPOINT: 'http://seaweedfs:8333',
      S3_BUCKET: 'bitacora',
      MAIL_FROM: 'viajes@bitacora.example',
      BACKUP_URL: 's3://bitacora-backups',
      BACKUP_S3_ENDPOINT: 'http://seaweedfs:8333',
      BACKUP_PUBLIC_KEY: text(/^age1[a-z0-9]+$/),
    },
  },
  production: {
    database: trialDatabase,
    values: {
      ...inKubernetes,
      NODE_ENV: 'production',
      DEMO_DATA: 'false',
      AGENCY_RUC: '',
      PUBLIC_URL: 'https://viajes.example',
      TRUSTED_PROXIES: '10.0.0.0/8',
      S3_ENDPOINT: 'https://s3.us-east-1.amazonaws.com',
      S3_BUCKET: '',
      MAIL_FROM: '',
      BACKUP_URL: 's3://',
      BACKUP_S3_ENDPOINT: 'https://s3.us-east-1.amazonaws.com',
      BACKUP_PUBLIC_KEY: '',
    },
  },
} satisfies Record<string, Given>;
export type Overlay = keyof typeof overlays;

/** A variable of `.env`, with what holds where it does not stand there. */
export const variable = (name: string, otherwise: string) => `\${${name}:-${otherwise}}`;

/** A variable without which compose starts nothing, and says so. */
const needed = (name: string) => text(new RegExp(`^\\$\\{${name}:\\?[^}]+\\}$`));

const inFiles = [
  'INTERNAL_SECRET',
  'JWT_PUBLIC_KEYS',
  'JWT_PRIVATE_KEY',
  'SEAL_KEY',
  'FILE_LINK_SECRET',
  'REDIS_URL',
  'SMTP_URL',
  'DKIM_PRIVATE_KEY',
  'BOUNCES_IMAP_URL',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'BACKUP_PUBLIC_KEY',
  'BACKUP_S3_ACCESS_KEY',
  'BACKUP_S3_SECRET_KEY',
];
const fileOf = (setting: string) => setting.toLowerCase().replaceAll('_', '-');
export const secretsOfCompose = inFiles.map(fileOf);

/** What compose gives: as text, or what is secret by the file in which it lies. */
export const ofCompose: Readonly<Record<string, Expected>> = {
  ...everywhere,
  ...Object.fromEntries(inFiles.map((setting) => [setting, `/run/secrets/${fileOf(setting)}`])),
  NODE_ENV: 'production',
  LOG_LEVEL: variable('LOG_LEVEL', 'info'),
  DEMO_DATA: 'false',
  AGENCY_RUC: needed('AGENCY_RUC'),
  PUBLIC_URL: `https://${variable('SITE_HOST', 'localhost')}:${variable('HTTPS_PORT', '443')}`,
  TRUSTED_PROXIES: 'uniquelocal',
  S3_ENDPOINT: 'http://seaweedfs:8333',
  S3_BUCKET: 'bitacora',
  MAIL_FROM: needed('MAIL_FROM'),
  MAIL_BUNDLE_MINUTES: variable('MAIL_BUNDLE_MINUTES', '10'),
  DKIM_DOMAIN: '',
  DKIM_SELECTOR: variable('DKIM_SELECTOR', 'bitacora'),
  BOUNCES_ADDRESS: '',
  BACKUP_URL: variable('BACKUP_URL', 'file:///backups'),
  BACKUP_TIME: variable('BACKUP_TIME', '03:00'),
  BACKUP_KEEP_DAYS: variable('BACKUP_KEEP_DAYS', '30'),
  BACKUP_S3_ENDPOINT: variable('BACKUP_S3_ENDPOINT', 'https://s3.us-east-1.amazonaws.com'),
  BACKUP_S3_REGION: variable('BACKUP_S3_REGION', 'us-east-1'),
};
