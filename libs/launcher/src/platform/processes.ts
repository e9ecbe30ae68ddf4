import { type ProcessName, processNames } from '@bitacora/contracts/names';

export { type ProcessName, processNames };

/** Whether a text names one of them. */
export const isProcessName = (text: string): text is ProcessName => processNames.some((name) => name === text);

/** What a process is given besides what all of them get (architecture#identity-and-trust: each only its own secrets). */
export type Grant = 'object-store' | 'mail' | 'signing-key' | 'seal-key' | 'file-links' | 'web-root';

interface ProcessOfPlatform {
  /** From the root of the repository. */
  directory: string;
  grants: readonly Grant[];
}

export const processes: Record<ProcessName, ProcessOfPlatform> = {
  identity: { directory: 'services/identity', grants: ['signing-key', 'seal-key', 'object-store'] },
  journeys: { directory: 'services/journeys', grants: ['seal-key', 'object-store'] },
  'services-catalog': { directory: 'services/services-catalog', grants: ['object-store'] },
  billing: { directory: 'services/billing', grants: ['object-store'] },
  notifications: { directory: 'services/notifications', grants: ['mail', 'seal-key', 'object-store'] },
  bff: { directory: 'bff', grants: ['object-store', 'file-links', 'web-root'] },
};

/** What an image is made of: a process, or the program of backups beside them. */
export const programNames = [...processNames, 'backup'] as const;
export type ProgramName = (typeof programNames)[number];

/** Whether a text names one of them. */
export const isProgramName = (text: string): text is ProgramName => programNames.some((name) => name === text);

/** Where a program is, from the root of the repository. */
export const directoryOf = (name: ProgramName): string =>
  name === 'backup' ? 'libs/backup' : processes[name].directory;

/** `services-catalog` → `services_catalog`: in names of databases, and upper-cased in those of variables. */
export const underscored = (name: string) => name.replaceAll('-', '_');
