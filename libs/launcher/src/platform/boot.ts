import { join } from 'node:path';
import { buildAll } from '../build/build-all.ts';
import { builtWeb, developmentWeb } from '../build/build-web.ts';
import { type DataDirectory, takeDataDirectory } from '../system/data-directory.ts';
import { LauncherError } from '../system/launcher-error.ts';
import { step } from '../system/progress.ts';
import type { Teardown } from '../system/teardown.ts';
import { addressesOf } from './addresses.ts';
import type { PlatformAddresses } from './environment.ts';
import { migrateWhatChanged } from './migrations.ts';
import { type PartsOfPlatform, startParts } from './parts-of-platform.ts';
import { choosePorts, createPlatform, type Platform } from './platform.ts';
import { rememberParts } from './remembered-parts.ts';
import { requireHost, requirePorts } from './require-ports.ts';
import { secretsAtStart } from './secrets.ts';
import { readSettingsOfStart, warnOfUnknownSettings, type Settings } from './settings.ts';

export interface Booted {
  settings: Settings;
  addresses: PlatformAddresses;
  parts: PartsOfPlatform;
  platform: Platform;
  data: DataDirectory;
}

interface BootOptions {
  /** With a web client that is built quickly rather than small, and processes that run from the compiled files. */
  isDevelopment?: boolean;
  say: (line: string) => void;
}

/** All of a start but the processes themselves: data folder, parts, compiled code, migrated databases. */
export async function boot(teardown: Teardown, { isDevelopment = false, say }: BootOptions): Promise<Booted> {
  warnOfUnknownSettings(say);
  const settings = readSettingsOfStart();
  const data = await takeDataDirectory(settings.dataDirectory, settings.publicUrl);
  teardown.add(() => data.release());
  await requireHost(settings);
  await requirePorts(settings);
  const secrets = await secretsAtStart(data.path, new Date());
  const [parts] = await Promise.all([startParts(settings, secrets, teardown), buildAll({ isDevelopment })]);
  const ports = await choosePorts(settings.port);
  const webRoot = isDevelopment ? developmentWeb : builtWeb;
  const addresses = { ...addressesOf({ settings, secrets, parts, ports }), webRoot };
  await step('Databases', (waitFor) => migrateWhatChanged(addresses, parts.postgres, data.path, waitFor), 'up to date');
  data.remember({
    ports: { ...httpPorts(addresses), ...(parts.postgres ? { postgres: parts.postgres.port } : {}) },
    metricsPorts: metricsPorts(addresses),
    parts: rememberParts(parts, secrets, settings),
  });
  const platform = createPlatform({
    addresses,
    logsDirectory: join(data.path, 'logs'),
    say,
    isDevelopment,
    onSpawn: (children) => data.remember({ children }),
  });
  teardown.add(() => platform.stop());
  return { settings, addresses, parts, platform, data };
}

const portsBy =
  (kind: 'http' | 'metrics') =>
  ({ ports }: PlatformAddresses): Record<string, number> =>
    Object.fromEntries(Object.entries(ports).map(([name, own]) => [name, own[kind]]));
const [httpPorts, metricsPorts] = [portsBy('http'), portsBy('metrics')];

/** Resolves never; rejects when the database that all stand on is gone. */
export async function waitForFailure({ parts, data }: Booted): Promise<never> {
  await (parts.postgres?.ended ?? new Promise(() => undefined));
  throw new LauncherError(
    `PostgreSQL ended by itself; a full disk is the usual reason. Its log: ${join(data.path, 'logs', 'postgresql.log')}`,
  );
}
