import { z } from 'zod';
import { contradictionsIn } from './contradictions.ts';
import { productionProblems } from './production-problems.ts';
import * as rules from './setting-rules.ts';
import { withFiles } from './settings-in-files.ts';

/** What every process reads from its environment; a service adds its own variables with `extend`. */
export const processEnvironment = z.object({
  NODE_ENV: rules.nodeEnvironment(),
  HOST: rules.host().default('127.0.0.1'),
  PORT: rules.port(0),
  METRICS_PORT: rules.port(0).optional(),
  DATABASE_URL: rules.databaseAddress(),
  DATABASE_POOL: rules.connections().default(6),
  REDIS_URL: rules.redisAddress().optional(),
  QUEUE_DATABASE_URL: rules.databaseAddress().optional(),
  QUEUE_NAMESPACE: rules.queueNamespace().default('bitacora'),
  /** PEM blocks one after the other: the key that signs, and former ones whose tokens still hold. */
  JWT_PUBLIC_KEYS: rules.pem('PUBLIC'),
  INTERNAL_SECRET: rules.secret(),
  /** Where the web is, without the port that goes without saying; what is below is added with a slash. */
  PUBLIC_URL: rules.httpAddress().transform((address) => new URL(address).href.replace(/\/+$/, '')),
  TRUSTED_PROXIES: rules.networks().default('').transform(rules.entriesOf),
  LOG_LEVEL: rules.logLevel().default('info'),
  DEMO_DATA: rules.onOrOff().default(false),
  AGENCY_RUC: rules.ruc().default(rules.STANDARD_RUC),
});
export type ProcessEnvironment = z.infer<typeof processEnvironment>;

/** The S3 bucket, for processes that store or serve files. */
export const objectStoreEnvironment = z.object({
  S3_ENDPOINT: rules.httpAddress(),
  S3_BUCKET: z.string(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string(),
  S3_SECRET_KEY: z.string(),
});
export type ObjectStoreEnvironment = z.infer<typeof objectStoreEnvironment>;

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Parses settings into a typed tree. Throws one error that names every bad variable at once, those that `problemsOf` finds
 * too; values are never printed. `NAME_FILE` in place of a setting `NAME` says which file holds it.
 */
export function readSettings<Schema extends z.ZodType>(
  schema: Schema,
  source: Variables = process.env,
  problemsOf: (present: Variables) => readonly string[] = () => [],
): z.infer<Schema> {
  const settings = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const { variables, problems: unread } = withFiles(source, settings);
  const present = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(present);
  // One fault per setting is enough.
  const problems = new Map(unread.map((problem) => [nameIn(problem), problem]));
  const add = (problem: string) => {
    if (!problems.has(nameIn(problem))) problems.set(nameIn(problem), problem);
  };
  for (const { path, message } of result.error?.issues ?? []) {
    const name = String(path[0]);
    add(`${name}: ${present[name] === undefined ? 'missing' : message}`);
  }
  problemsOf(present).forEach(add);
  if (problems.size > 0 || !result.success) {
    throw new Error(`The environment is not complete:\n  ${[...problems.values()].join('\n  ')}`);
  }
  return result.data;
}

/** A process's environment, once; in production also without what must not serve there (see production-problems.ts). */
export function readEnvironment<Schema extends z.ZodType>(schema: Schema, source?: Variables): z.infer<Schema> {
  return readSettings(schema, source, problemsOfProcess);
}

/** Of settings as they were written: a default of a schema is none of production's. */
function problemsOfProcess(present: Variables): string[] {
  const isBrokerMissing = !present.REDIS_URL && !present.QUEUE_DATABASE_URL;
  const missing = isBrokerMissing ? ['REDIS_URL or QUEUE_DATABASE_URL: missing'] : [];
  return [...(present.NODE_ENV === 'production' ? productionProblems(present) : missing), ...contradictionsIn(present)];
}

const nameIn = (problem: string) => problem.split(':', 1)[0] ?? '';
