import { processEnvironment } from '@bitacora/platform';
import { join } from 'node:path';
import { z } from 'zod';
import { processes, type ProcessName, processNames, underscored } from '../../../src/platform/processes.ts';
import { root } from '../../../src/platform/settings.ts';

const load = async (path: string): Promise<Record<string, unknown>> => import(join(root, path));

/** What a process reads from its environment, by its own `config.ts`. */
export async function schemaOf(name: ProcessName): Promise<z.ZodObject> {
  const schema = Object.values(await load(`${processes[name].directory}/src/config.ts`)).find(
    (value) => value instanceof z.ZodObject,
  );
  if (!schema) throw new Error(`${name} has no schema of its environment`);
  return schema;
}

/** The names of all settings that a process reads. */
export const settingsReadBy = async (name: ProcessName) => new Set(Object.keys((await schemaOf(name)).shape));

/** What every process reads. */
export const settingsReadByAll = new Set(Object.keys(processEnvironment.shape));

/** The names of all settings that commands of the backup read. */
export async function settingsReadByBackup(...commands: readonly ('backup' | 'nightly' | 'restore')[]) {
  const schemas = await load('libs/backup/src/settings.ts');
  const shapes = commands.map((command) => z.instanceof(z.ZodObject).parse(schemas[`${command}Environment`]).shape);
  return new Set(shapes.flatMap((shape) => Object.keys(shape)));
}

/** Whom a process calls: those whose address it reads. */
export async function callsOf(name: ProcessName): Promise<ProcessName[]> {
  const settings = await settingsReadBy(name);
  return processNames.filter((other) => settings.has(`${underscored(other).toUpperCase()}_URL`));
}
