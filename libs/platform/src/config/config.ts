import { z } from 'zod';
import { productionProblems } from './production-problems.ts';

const port = z.coerce.number().int().min(0).max(65535);
const url = z.url();

/** What is written with commas between, and spaces or not; nothing by default. */
export const commaSeparated = () =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    );

/** What every process reads from its environment; a service adds its own variables with `extend`. */
export const processEnvironment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port,
  METRICS_PORT: port.optional(),
  DATABASE_URL: url,
  DATABASE_POOL: z.coerce.number().int().min(1).default(6),
  REDIS_URL: url.optional(),
  QUEUE_DATABASE_URL: url.optional(),
  QUEUE_NAMESPACE: z
    .string()
    .regex(/^[a-z0-9_]+$/)
    .default('bitacora'),
  /** PEM blocks one after the other: the key that signs, and former ones whose tokens still hold. */
  JWT_PUBLIC_KEYS: z.string().includes('PUBLIC KEY'),
  INTERNAL_SECRET: z.string().min(16),
  /** Where the web is; what is below is added with a slash. */
  PUBLIC_URL: url.transform((address) => address.replace(/\/+$/, '')),
  TRUSTED_PROXIES: commaSeparated(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  DEMO_DATA: z.stringbool().default(false),
  AGENCY_RUC: z.string().default('0993371112001'),
});
export type ProcessEnvironment = z.infer<typeof processEnvironment>;

/** The S3 bucket, for processes that store or serve files. */
export const objectStoreEnvironment = z.object({
  S3_ENDPOINT: url,
  S3_BUCKET: z.string(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string(),
  S3_SECRET_KEY: z.string(),
});
export type ObjectStoreEnvironment = z.infer<typeof objectStoreEnvironment>;

/**
 * Parses a process's environment once, into a typed tree. Throws one error that names every bad variable at once; in
 * production also for what must not serve there (see production-problems.ts). Values are never printed.
 */
export function readEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  source: Record<string, string | undefined> = process.env,
): z.infer<Schema> {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = schema.safeParse(present);
  const problems = result.success
    ? []
    : result.error.issues.map(
        ({ path, code, message }) =>
          `${path.join('.')}: ${path[0] !== undefined && present[String(path[0])] === undefined ? 'missing' : `${code} ${message}`}`,
      );
  if (present.NODE_ENV === 'production') {
    // As it was written: a default of a schema is none of production's, and one fault per setting is enough.
    const named = new Set(problems.map((problem) => problem.split(':', 1)[0]));
    problems.push(...productionProblems(present).filter((problem) => !named.has(problem.split(':', 1)[0])));
  }
  if (!present.REDIS_URL && !present.QUEUE_DATABASE_URL) problems.push('REDIS_URL or QUEUE_DATABASE_URL: missing');
  if (problems.length > 0 || !result.success) {
    throw new Error(`The environment is not complete:\n  ${[...new Set(problems)].join('\n  ')}`);
  }
  return result.data;
}
