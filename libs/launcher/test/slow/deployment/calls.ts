import * as contracts from '@bitacora/contracts';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isProcessName, processes, type ProcessName } from '../../../src/platform/processes.ts';
import { root } from '../../../src/platform/settings.ts';

const route = z.looseObject({ owner: z.string(), path: z.string() });
const exported: Readonly<Record<string, unknown>> = contracts;

/** The owners of the routes that a file imports. */
const ownersImported = (source: string) =>
  [...source.matchAll(/^import \{([^}]*)\} from '@bitacora\/contracts';$/gm)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .flatMap((name) => route.safeParse(exported[name]).data?.owner ?? []);

/** The services whose snapshots a file names. */
const ownersOfSnapshots = (source: string) =>
  [...source.matchAll(/\bservice: '([a-z-]+)'/g)].map(([, name = '']) => name);

/** Whom files call: by a route of another's, for snapshots, or as the gateway, which passes every route to its owner. */
export function calledBy(name: ProcessName, sources: readonly string[]): ProcessName[] {
  const isGateway = sources.some((source) => source.includes('addressOf(endpoint.owner'));
  const owners = [
    ...(isGateway ? contracts.endpoints.map(({ owner }) => owner) : []),
    ...sources.flatMap((source) => [...ownersImported(source), ...ownersOfSnapshots(source)]),
  ];
  return [...new Set(owners)].filter(isProcessName).filter((owner) => owner !== name);
}

/** What a process is made of. */
export const sourcesOf = (name: ProcessName) =>
  globSync(join(root, processes[name].directory, 'src/**/*.{ts,tsx}')).map((file) => readFileSync(file, 'utf8'));
