import { spawn } from 'node:child_process';
import { inTurnToBuild } from '../build/build-turn.ts';
import { bundlePrograms } from '../build/bundle.ts';
import { exitCodeOf } from '../system/exit-code.ts';
import { addressesOf, noFilesAndMails } from './addresses.ts';
import { entryOf } from './entry.ts';
import { environmentOf, type PlatformAddresses } from './environment.ts';
import { type ProcessName, processNames } from './processes.ts';
import { findRunningPlatform } from './running.ts';
import { readSettings } from './settings.ts';

const portOf = (url: string) => ({ http: Number(new URL(url).port), metrics: 0 });

/**
 * Runs one of a process's commands beside the running platform: `node dist/bff.js <arguments>`, as an operator does
 * in production. Answers its exit code. Throws `LauncherError` when nothing runs.
 */
export async function runInProcess(name: ProcessName, args: readonly string[]): Promise<number> {
  const settings = readSettings();
  const { url: publicUrl, databaseUrls, queue, urls, secrets, parts } = await findRunningPlatform(settings);
  const { QUEUE_NAMESPACE: _, ...passedOn } = settings.passedOn;
  const addresses = addressesOf({
    settings: {
      ...settings,
      publicUrl,
      agencyRuc: parts.agencyRuc,
      passedOn: { ...passedOn, ...(parts.queueNamespace ? { QUEUE_NAMESPACE: parts.queueNamespace } : {}) },
    },
    secrets,
    parts: {
      databaseUrls,
      queue,
      ...noFilesAndMails(settings),
    },
    ports: Object.fromEntries(processNames.map((name) => [name, portOf(urls[name])])) as PlatformAddresses['ports'],
  });
  // What was saved since: development runs the compiled files themselves.
  await inTurnToBuild(bundlePrograms);
  const child = spawn(process.execPath, [...entryOf(name), ...args], {
    env: { LOG_LEVEL: 'warn', ...environmentOf(name, addresses) },
    stdio: 'inherit',
  });
  return exitCodeOf(child);
}
