import { type ProcessName, processNames } from '../../../src/platform/processes.ts';
import { settingsReadBy } from '../../fixture/deployment/schema-of-process.ts';

/** Which part a setting stands for: a pod that reads it may reach the part. */
const partsBySetting = {
  DATABASE_URL: 'postgresql',
  REDIS_URL: 'redis',
  S3_ENDPOINT: 'object-store',
  SMTP_URL: 'mail-server',
  BACKUP_URL: 'backup-store',
} as const;
export type Part = (typeof partsBySetting)[keyof typeof partsBySetting];
export const allParts = Object.values(partsBySetting);

/** The parts that are reached by who reads these settings. */
export const partsReachedWith = (settings: ReadonlySet<string>): Part[] =>
  Object.entries(partsBySetting).flatMap(([setting, part]) => (settings.has(setting) ? [part] : []));

/** The parts that each process reaches. */
export async function partsReachedByAll(): Promise<Record<ProcessName, Part[]>> {
  const reached = await Promise.all(
    processNames.map(async (name) => [name, partsReachedWith(await settingsReadBy(name))] as const),
  );
  // One entry for each name.
  return Object.fromEntries(reached) as Record<ProcessName, Part[]>;
}

/** A migration needs its database alone, an operator's command also the queue, and a backup all that it keeps. */
export const partsOfJobs = {
  migration: ['postgresql'],
  admin: ['postgresql', 'redis'],
  backup: ['postgresql', 'redis', 'object-store', 'backup-store'],
  'make-bucket': ['object-store'],
  alertmanager: ['mail-server'],
} as const satisfies Record<string, readonly Part[]>;
