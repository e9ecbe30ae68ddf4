import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type PlatformVariables, variablesOf } from '../src/running-platform.ts';
import type { SpawnedPlatform } from '../src/spawn-platform.ts';

type Told = { variables: PlatformVariables } | { problem: string };

/** Tells the workers, which began before, where the platform is, or why it is not. */
export async function tellOf(platform: Promise<SpawnedPlatform>, file: string): Promise<void> {
  const told = await platform.then(
    (started): Told => ({ variables: variablesOf(started) }),
    (error: unknown): Told => ({ problem: String(error) }),
  );
  await writeFile(`${file}.half`, JSON.stringify(told));
  await rename(`${file}.half`, file);
}

/** Waits until it is told. */
export async function whatWasTold(file: string): Promise<PlatformVariables> {
  while (!existsSync(file)) await pause(200);
  const told = JSON.parse(await readFile(file, 'utf8')) as Told;
  if ('problem' in told) throw new Error(told.problem);
  return told.variables;
}
