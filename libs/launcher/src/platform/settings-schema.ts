import * as rules from '@bitacora/platform/setting-rules';
import { z } from 'zod';

/** Everything that `.env.example` names for `npm start`, with the words for what is wrong. */
export const settingsSchema = z.object({
  NODE_ENV: rules.nodeEnvironment(),
  HOST: rules.host().default('127.0.0.1'),
  PORT: rules.port(1).default(3000),
  MAIL_WEB_PORT: rules.port(1).default(8025),
  PUBLIC_URL: rules.httpAddress().optional(),
  DATA_DIR: z.string().default('.data'),
  TRUSTED_PROXIES: rules.networks().default(''),
  AGENCY_RUC: rules.ruc().default(rules.STANDARD_RUC),
  DEMO_DATA: rules.onOrOff().optional(),
  MAIL_FROM: rules.mailSender().default('viajes@bitacora.example'),
  MAIL_BUNDLE_MINUTES: rules.bundleMinutes().optional(),
  DKIM_DOMAIN: rules.domainName().optional(),
  DKIM_SELECTOR: rules.dkimSelector().optional(),
  DKIM_PRIVATE_KEY: rules.pem('PRIVATE').optional(),
  BOUNCES_ADDRESS: rules.bouncesAddress().optional(),
  BOUNCES_IMAP_URL: rules.mailboxAddress().optional(),
  DATABASE_URL: rules.databaseAddress().optional(),
  DATABASE_PREFIX: rules.databasePrefix().default(rules.STANDARD_PREFIX),
  REDIS_URL: rules.redisAddress().optional(),
  S3_ENDPOINT: rules.httpAddress().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  SMTP_URL: rules.mailServerAddress().optional(),
  LOG_LEVEL: rules.logLevel().optional(),
  DATABASE_POOL: rules.connections().optional(),
  QUEUE_NAMESPACE: rules.queueNamespace().optional(),
  MAP_TILES_URL: rules.tileTemplate().optional(),
  WEB_ORIGINS: rules.origins().optional(),
  VITE_AGENCY_RUC: rules.ruc().optional(),
  VITE_API_URL: rules.httpAddress().optional(),
});

/** What goes together: with a bucket elsewhere its keys, with an API elsewhere the agency, with where mails come back who reads them. */
const companions = {
  S3_ENDPOINT: ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  DKIM_DOMAIN: ['DKIM_PRIVATE_KEY'],
  BOUNCES_ADDRESS: ['BOUNCES_IMAP_URL'],
  BOUNCES_IMAP_URL: ['BOUNCES_ADDRESS'],
  VITE_API_URL: ['VITE_AGENCY_RUC'],
} as const;

/** What is wrong with the variables, a line each, and what they say where nothing is. */
export function checkSettings(variables: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const result = settingsSchema.safeParse(given);
  const wrong = result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const missing = Object.entries(companions).flatMap(([name, needed]) =>
    given[name] === undefined
      ? []
      : needed.filter((other) => given[other] === undefined).map((other) => `${other}: needed with ${name}`),
  );
  // A mail server takes the inbox's place, and its page with it.
  const { PORT, MAIL_WEB_PORT, SMTP_URL } = result.data ?? {};
  const clash = PORT !== undefined && PORT === MAIL_WEB_PORT && SMTP_URL === undefined;
  const same = clash ? ['MAIL_WEB_PORT: the same as PORT; the page of the inbox needs a port of its own'] : [];
  return { values: result.data, problems: [...wrong, ...missing, ...same] };
}
