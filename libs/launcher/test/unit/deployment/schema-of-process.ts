import { processEnvironment } from '@bitacora/platform';
import { join } from 'node:path';
import { z } from 'zod';
import { processes, type ProcessName, processNames, underscored } from '../../../src/platform/processes.ts';
import { root } from '../../../src/platform/settings.ts';

/** What a process reads from its environment, by its own `config.ts`. */
export async function schemaOf(name: ProcessName): Promise<z.ZodObject> {
  const module: Record<string, unknown> = await import(join(root, processes[name].directory, 'src/config.ts'));
  const schema = Object.values(module).find((value) => value instanceof z.ZodObject);
  if (!schema) throw new Error(`${name} has no schema of its environment`);
  return schema;
}

/** The names of all settings that a process reads. */
export const settingsReadBy = async (name: ProcessName) => new Set(Object.keys((await schemaOf(name)).shape));

/** What every process reads. */
export const settingsReadByAll = new Set(Object.keys(processEnvironment.shape));

/** Whom a process calls: those whose address it reads. */
export async function callsOf(name: ProcessName): Promise<ProcessName[]> {
  const settings = await settingsReadBy(name);
  return processNames.filter((other) => settings.has(`${underscored(other).toUpperCase()}_URL`));
}

/** Production has Redis, and with it no queue in PostgreSQL. */
const NEVER_DEPLOYED = 'QUEUE_DATABASE_URL';

/** Where what a deployment gives to a process and what it reads differ, a line each. */
export async function settingsProblems(name: ProcessName, given: ReadonlySet<string>): Promise<string[]> {
  const read = await settingsReadBy(name);
  return [
    ...[...read]
      .filter((one) => one !== NEVER_DEPLOYED && !given.has(one))
      .map((one) => `${one} is read and not given`),
    ...[...given].filter((one) => !read.has(one)).map((one) => `${one} is given and not read`),
  ];
}
