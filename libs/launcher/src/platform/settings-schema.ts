import { isIP } from 'node:net';
import { z } from 'zod';

const port = (standard: number) =>
  z.coerce
    .number('a port is a number from 1 to 65535')
    .int('a port is a number from 1 to 65535')
    .min(1, 'a port is a number from 1 to 65535')
    .max(65_535, 'a port is a number from 1 to 65535')
    .default(standard);

function address(...schemes: string[]) {
  const isRight = (text: string) => URL.canParse(text) && schemes.includes(new URL(text).protocol);
  return z
    .string()
    .refine(isRight, `an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`);
}

const isHost = (text: string) => isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text);

/** Names that stand for networks, as Fastify knows them. */
const knownNetworks = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(text: string): boolean {
  const [ip = '', bits, ...more] = text.split('/');
  const longest = { 4: 32, 6: 128 }[isIP(ip)];
  if (knownNetworks.has(text)) return true;
  if (longest === undefined || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
}

const isOrigin = (text: string) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

const isTileTemplate = (text: string) =>
  ['{z}', '{x}', '{y}'].every((part) => text.includes(part)) && /^https?:\/\//.test(text);

/** A list with commas between; every entry that is wrong is named. */
const list = (isRight: (entry: string) => boolean, words: string) =>
  z.string().superRefine((text, context) => {
    const entries = text.split(',').map((entry) => entry.trim());
    const wrong = entries.filter((entry) => entry !== '' && !isRight(entry));
    if (wrong.length > 0) context.addIssue({ code: 'custom', message: `${wrong.join(', ')}: ${words}` });
  });

const oneOf = <const Word extends string>(...words: Word[]) => z.enum(words, `one of ${words.join(', ')}`);

const ruc = () => z.string().regex(/^\d{10}(?!000)\d{3}$/, 'the RUC of an agency, 13 digits');

/** Everything that `.env.example` names for `npm start`, with the words for what is wrong. */
export const settingsSchema = z.object({
  NODE_ENV: oneOf('development', 'test', 'production').default('development'),
  HOST: z.string().refine(isHost, 'an address or name of this machine').default('127.0.0.1'),
  PORT: port(3000),
  MAIL_WEB_PORT: port(8025),
  PUBLIC_URL: address('http:', 'https:').optional(),
  DATA_DIR: z.string().default('.data'),
  TRUSTED_PROXIES: list(isNetwork, 'neither an IP address nor a network such as 10.0.0.0/8').default(''),
  AGENCY_RUC: ruc().default('0993371112001'),
  DEMO_DATA: z.stringbool('true or false').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\s@<>]+@[^\s@<>]+$|<[^\s@<>]+@[^\s@<>]+>$/, 'an e-mail address')
    .default('viajes@bitacora.example'),
  DATABASE_URL: address('postgres:', 'postgresql:').optional(),
  REDIS_URL: address('redis:', 'rediss:').optional(),
  S3_ENDPOINT: address('http:', 'https:').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  SMTP_URL: address('smtp:', 'smtps:').optional(),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent').optional(),
  DATABASE_POOL: z.coerce.number('a number of connections').int().min(1, 'at least 1').optional(),
  QUEUE_NAMESPACE: z
    .string()
    .regex(/^[a-z0-9_]+$/, 'small letters, digits and _')
    .optional(),
  MAP_TILES_URL: z.string().refine(isTileTemplate, 'an address with {z}, {x} and {y}').optional(),
  WEB_ORIGINS: list(isOrigin, 'no origin such as https://www.agency.example').optional(),
  VITE_AGENCY_RUC: ruc().optional(),
  VITE_API_URL: address('http:', 'https:').optional(),
});

/** What goes together: with a bucket elsewhere its keys, with an API elsewhere the agency. */
const companions = {
  S3_ENDPOINT: ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
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
  return { values: result.data, problems: [...wrong, ...missing] };
}
