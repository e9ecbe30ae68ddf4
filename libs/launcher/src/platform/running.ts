import { ownerOf } from '../system/data-directory.ts';
import { LauncherError } from '../system/launcher-error.ts';
import { databasesOf } from './databases.ts';
import { type ProcessName, processNames } from './processes.ts';
import { loadSecrets, passwordOf, type Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

/** How to reach the platform that runs on the data folder, for commands beside it (dead letters, views). */
export interface RunningPlatform {
  url: string;
  databaseUrls: Record<ProcessName, string>;
  queue: { redisUrl: string } | { databaseUrl: string };
  /** Of the processes, on this machine. */
  urls: Record<ProcessName, string>;
  secrets: Secrets;
}

/** Throws `LauncherError` when nothing runs. */
export async function findRunningPlatform(settings: Settings): Promise<RunningPlatform> {
  const owner = await ownerOf(settings.dataDirectory);
  if (!owner || owner.ports.bff === undefined) {
    throw new LauncherError(
      `Nothing runs on ${settings.dataDirectory}. Start it first, in another terminal: npm start`,
    );
  }
  const secrets = await loadSecrets(settings.dataDirectory);
  const password = passwordOf('postgres', secrets);
  const adminUrl = settings.databaseUrl ?? `postgres://postgres:${password}@127.0.0.1:${owner.ports.postgres}/postgres`;
  const { urls, queueUrl } = databasesOf(adminUrl, secrets);
  return {
    url: owner.url,
    databaseUrls: urls,
    queue: settings.redisUrl ? { redisUrl: settings.redisUrl } : { databaseUrl: queueUrl },
    urls: Object.fromEntries(processNames.map((name) => [name, `http://127.0.0.1:${owner.ports[name]}`])) as Record<
      ProcessName,
      string
    >,
    secrets,
  };
}
