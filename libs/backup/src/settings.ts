import { type ProcessName, processNames } from '@bitacora/contracts';
import { objectStoreEnvironment, readSettings as settingsOf, settingRules } from '@bitacora/platform';
import { Decrypter, Encrypter } from 'age-encryption';
import { z } from 'zod';

type Variables = Readonly<Record<string, string | undefined>>;

const isAccepted = (use: () => void) => {
  try {
    use();
    return true;
  } catch {
    return false;
  }
};
const publicKey = () =>
  z
    .string()
    .refine(
      (key) => isAccepted(() => new Encrypter().addRecipient(key)),
      'a public key of age, which begins with age1',
    );
const privateKey = () =>
  z
    .string()
    .refine(
      (key) => isAccepted(() => new Decrypter().addIdentity(key)),
      'a private key of age, which begins with AGE-SECRET-KEY-',
    );

/** Of k8s/overlays/local, where the private half stands beside it. */
const TRIAL_PUBLIC_KEY = 'age1nj40mcz4dqjz40skmdy0wqvhwpvg8cg6hnt58fu7w7385kaa79nssm6qaj';

const isPlace = (text: string) =>
  URL.canParse(text) && (/^file:\/\/\/./.test(text) || (text.startsWith('s3://') && new URL(text).hostname !== ''));

/** Where backups lie. */
export const storeEnvironment = z.object({
  BACKUP_URL: z.string().refine(isPlace, 'file:///folder or s3://bucket/prefix'),
  BACKUP_S3_ENDPOINT: settingRules.httpAddress().optional(),
  BACKUP_S3_REGION: z.string().default('us-east-1'),
  BACKUP_S3_ACCESS_KEY: z.string().optional(),
  BACKUP_S3_SECRET_KEY: z.string().optional(),
});
export type StoreSettings = z.infer<typeof storeEnvironment>;

/** The databases of all processes, each with its own role, and the bucket. */
const platformEnvironment = objectStoreEnvironment.extend({
  IDENTITY_DATABASE_URL: settingRules.databaseAddress(),
  JOURNEYS_DATABASE_URL: settingRules.databaseAddress(),
  SERVICES_CATALOG_DATABASE_URL: settingRules.databaseAddress(),
  BILLING_DATABASE_URL: settingRules.databaseAddress(),
  NOTIFICATIONS_DATABASE_URL: settingRules.databaseAddress(),
  BFF_DATABASE_URL: settingRules.databaseAddress(),
});
export type PlatformSettings = z.infer<typeof platformEnvironment>;

/** The secrets without which a restored platform could not read all that it stores. Their names are those of settings. */
export const secretsEnvironment = z.object({
  INTERNAL_SECRET: z.string(),
  JWT_PUBLIC_KEYS: z.string(),
  JWT_PRIVATE_KEY: z.string(),
  SEAL_KEY: z.string(),
  FILE_LINK_SECRET: z.string(),
});
export type BackedUpSecrets = z.infer<typeof secretsEnvironment>;

/** What taking backups reads. */
export const backupEnvironment = platformEnvironment.extend(storeEnvironment.shape).extend({
  ...secretsEnvironment.shape,
  NODE_ENV: settingRules.nodeEnvironment(),
  BACKUP_PUBLIC_KEY: publicKey(),
  BACKUP_KEEP_DAYS: z.coerce.number('a number of days').int('a whole number').min(1, 'at least 1').default(30),
});
export type BackupSettings = z.infer<typeof backupEnvironment>;

/** What taking one each night reads. */
export const nightlyEnvironment = backupEnvironment.extend({
  /** In the night of Guayaquil. */
  BACKUP_TIME: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day such as 03:00')
    .default('03:00'),
});
export type NightlySettings = z.infer<typeof nightlyEnvironment>;

/** What opens a backup. */
export const readingEnvironment = storeEnvironment.extend({ BACKUP_PRIVATE_KEY: privateKey() });
export type ReadingSettings = z.infer<typeof readingEnvironment>;

/** What a restore reads: also the queue, which has to be empty. */
export const restoreEnvironment = platformEnvironment.extend(readingEnvironment.shape).extend({
  REDIS_URL: settingRules.redisAddress().optional(),
  QUEUE_DATABASE_URL: settingRules.databaseAddress().optional(),
  QUEUE_NAMESPACE: settingRules.queueNamespace().default('bitacora'),
});
export type RestoreSettings = z.infer<typeof restoreEnvironment>;

const trialProblems = (given: Variables) =>
  given.NODE_ENV === 'production' && given.BACKUP_PUBLIC_KEY === TRIAL_PUBLIC_KEY
    ? ['BACKUP_PUBLIC_KEY: that of a trial, whose private half everybody knows; make one: make-keys']
    : [];

/** Reads the settings of a command. Throws one error that names every bad one, and never a value. */
export const readSettings = <Schema extends z.ZodType>(schema: Schema, source: Variables = process.env) =>
  settingsOf(schema, source, (given) => [...trialProblems(given), ...missingKeys(given)]);

/** A bucket lets nobody in without keys, and what fails each night is seen by nobody who only starts it. */
function missingKeys(given: Variables): string[] {
  if (!given.BACKUP_URL?.startsWith('s3://')) return [];
  return ['BACKUP_S3_ACCESS_KEY', 'BACKUP_S3_SECRET_KEY']
    .filter((name) => given[name] === undefined)
    .map((name) => `${name}: missing, and BACKUP_URL is a bucket`);
}

/** The database of each process. */
export const databaseUrls = (settings: PlatformSettings): Record<ProcessName, string> => ({
  identity: settings.IDENTITY_DATABASE_URL,
  journeys: settings.JOURNEYS_DATABASE_URL,
  'services-catalog': settings.SERVICES_CATALOG_DATABASE_URL,
  billing: settings.BILLING_DATABASE_URL,
  notifications: settings.NOTIFICATIONS_DATABASE_URL,
  bff: settings.BFF_DATABASE_URL,
});

/** Runs work for every process at once; answers by process. */
export async function forEachProcess<Result>(
  work: (name: ProcessName) => Promise<Result>,
): Promise<Record<ProcessName, Result>> {
  const results = await Promise.all(processNames.map(async (name) => [name, await work(name)] as const));
  // One entry for each name.
  return Object.fromEntries(results) as Record<ProcessName, Result>;
}
