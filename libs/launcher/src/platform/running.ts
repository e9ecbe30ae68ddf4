import { ownerOf } from '../system/data-directory.ts';
import type { ObjectStoreAccess } from '../parts/object-store.ts';
import { LauncherError } from '../system/launcher-error.ts';
import { type ProcessName, processNames } from './processes.ts';
import { recallParts, type RememberedParts } from './remembered-parts.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

/** How to reach the platform that runs on the data folder, for commands beside it. */
export interface RunningPlatform {
  pid: number;
  url: string;
  databaseUrls: Record<ProcessName, string>;
  queue: { redisUrl: string } | { databaseUrl: string };
  objectStore: ObjectStoreAccess;
  parts: RememberedParts;
  /** Of the processes, on this machine. */
  urls: Record<ProcessName, string>;
  /** Of their metrics. */
  metricsUrls: Record<ProcessName, string>;
  secrets: Secrets;
}

/** Throws `LauncherError` when nothing runs. */
export async function findRunningPlatform({
  dataDirectory,
}: Pick<Settings, 'dataDirectory'>): Promise<RunningPlatform> {
  const owner = await ownerOf(dataDirectory);
  if (!owner?.parts) {
    throw new LauncherError(`Nothing runs on ${dataDirectory}. Start it first, in another terminal: npm start`);
  }
  const secrets = await loadSecrets(dataDirectory);
  const { ports, metricsPorts, parts } = owner;
  const urlsOf = (known: Record<string, number>) =>
    Object.fromEntries(processNames.map((name) => [name, `http://127.0.0.1:${known[name]}`])) as Record<
      ProcessName,
      string
    >;
  return {
    pid: owner.pid,
    url: owner.url,
    ...recallParts(parts, secrets),
    parts,
    urls: urlsOf(ports),
    metricsUrls: urlsOf(metricsPorts),
    secrets,
  };
}
