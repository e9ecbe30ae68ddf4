import { join } from 'node:path';
import { freePort } from '../system/ports.ts';
import { forEachName, type WaitFor } from '../system/progress.ts';
import { type Child, superviseChild } from './child.ts';
import { entryOf } from './entry.ts';
import { environmentOf, type PlatformAddresses } from './environment.ts';
import { openProcessLog } from './process-log.ts';
import { processes, type ProcessName, processNames } from './processes.ts';
import { root } from './settings.ts';

/** Ports for all processes: the BFF's is given, the others are free ones. */
export async function choosePorts(bffPort: number): Promise<PlatformAddresses['ports']> {
  const ports: Partial<PlatformAddresses['ports']> = {};
  for (const name of processNames) {
    ports[name] = { http: name === 'bff' ? bffPort : await freePort(), metrics: await freePort() };
  }
  return ports as PlatformAddresses['ports'];
}

export interface PlatformOptions {
  addresses: PlatformAddresses;
  logsDirectory: string;
  /** Tells the person at the keyboard; tests may stay silent. */
  say: (line: string) => void;
  /** From the compiled files themselves, so that a save concerns only who imports it. */
  isDevelopment?: boolean;
  /** Who runs now, at every start of a process. */
  onSpawn?: (pids: number[]) => void;
}

export interface Platform {
  children: Record<ProcessName, Child>;
  /** Starts all processes; resolves when every one is ready, rejects when one cannot start. */
  start(waitFor?: WaitFor): Promise<void>;
  stop(): Promise<void>;
}

/** The six processes of the platform, as children: the shape of production. They must be compiled and migrated. */
export function createPlatform({
  addresses,
  logsDirectory,
  say,
  isDevelopment = false,
  onSpawn,
}: PlatformOptions): Platform {
  const list: Child[] = [];
  const tellPids = () => onSpawn?.(list.flatMap(({ pid }) => (pid === undefined ? [] : [pid])));
  const children = {} as Record<ProcessName, Child>;
  for (const name of processNames) {
    children[name] = superviseChild({
      name,
      command: entryOf(name, { isDevelopment, isLarge: addresses.nodeEnvironment === 'test' }),
      directory: join(root, processes[name].directory),
      environment: environmentOf(name, addresses),
      readyUrl: `http://127.0.0.1:${addresses.ports[name].http}/health/ready`,
      announcesItself: true,
      log: openProcessLog(logsDirectory, name, say),
      say,
      onSpawn: tellPids,
    });
    list.push(children[name]);
  }
  return {
    children,
    start: (waitFor = () => undefined) => forEachName(processNames, waitFor, (name) => children[name].start()),
    async stop() {
      await Promise.all(list.map((child) => child.stop()));
    },
  };
}
