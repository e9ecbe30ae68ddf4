import { z } from 'zod';

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

/** What marks a value as an embedded default: fine on a developer's machine, refused in production. */
const embeddedMarks = ['embedded-', 'bitacora-local'];

/** Whether a switch is on, parsed or still as it was written. */
const isOn = (value: unknown) => value === true || z.stringbool().safeParse(value).data === true;

function productionProblems(environment: Record<string, unknown>): string[] {
  const problems: string[] = [];
  if (!environment.REDIS_URL) problems.push('REDIS_URL: required in production');
  if (isOn(environment.DEMO_DATA)) problems.push('DEMO_DATA: never in production');
  for (const [name, value] of Object.entries(environment)) {
    if (typeof value === 'string' && embeddedMarks.some((mark) => value.includes(mark))) {
      problems.push(`${name}: still the embedded default`);
    }
  }
  return problems;
}

/**
 * Parses a process's environment once, into a typed tree. Throws one error that names every bad variable at once; in
 * production also for an embedded default. Values are never printed.
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
    problems.push(...productionProblems(result.success ? (result.data as Record<string, unknown>) : present));
    if (!present.AGENCY_RUC) problems.push('AGENCY_RUC: required in production');
  }
  if (!present.REDIS_URL && !present.QUEUE_DATABASE_URL) problems.push('REDIS_URL or QUEUE_DATABASE_URL: missing');
  if (problems.length > 0 || !result.success) {
    throw new Error(`The environment is not complete:\n  ${[...new Set(problems)].join('\n  ')}`);
  }
  return result.data;
}
