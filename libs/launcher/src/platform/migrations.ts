import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Postgres } from '../parts/postgres.ts';
import { asAdministrator } from '../parts/postgres-databases.ts';
import { forEachName, type WaitFor } from '../system/progress.ts';
import { migrateProcess } from './entry.ts';
import { environmentOf, type PlatformAddresses } from './environment.ts';
import { processes, type ProcessName, processNames } from './processes.ts';
import { root } from './settings.ts';

/** Brings the database of every process up to date, side by side. */
export async function migrateAll(
  addresses: PlatformAddresses,
  names: readonly ProcessName[] = processNames,
  waitFor: WaitFor = () => undefined,
): Promise<void> {
  const waitForMigrations = (left: string) => waitFor(`the migrations of ${left}`);
  await forEachName(names, waitForMigrations, (name) => migrateProcess(name, environmentOf(name, addresses)));
}

/**
 * The same, but leaves out processes whose migrations this very embedded server has had already: a second start takes
 * seconds less. A given database is always asked.
 */
export async function migrateWhatChanged(
  addresses: PlatformAddresses,
  postgres: Postgres | null,
  dataDirectory: string,
  waitFor: WaitFor,
): Promise<void> {
  if (!postgres) return migrateAll(addresses, processNames, waitFor);
  const file = join(dataDirectory, 'migrated.json');
  waitFor(`what ${file} says`);
  const known = await readKnown(file);
  waitFor('the answer of PostgreSQL');
  const server = await identityOf(postgres.adminUrl);
  const wanted = processNames.map((name) => [name, fingerprint(name, server)] as const);
  const names = wanted.filter(([name, mark]) => known[name] !== mark).map(([name]) => name);
  await migrateAll(addresses, names, waitFor);
  await writeFile(file, JSON.stringify(Object.fromEntries(wanted)));
}

async function readKnown(file: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

/** A number that each data folder of PostgreSQL is born with. */
async function identityOf(adminUrl: string): Promise<string> {
  return asAdministrator(adminUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select system_identifier::text as id from pg_control_system()',
    );
    return rows[0]?.id ?? '';
  });
}

/** Everything that migrations are made of: what the process stores and the tables of the platform. */
function fingerprint(name: ProcessName, server: string): string {
  const folders = [
    join(root, processes[name].directory, 'dist/persistence'),
    join(root, 'libs/platform/dist/database'),
  ];
  const files = folders.flatMap(filesUnder).toSorted();
  const hash = createHash('sha256').update(server);
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.name.endsWith('.js')).map((entry) => join(entry.parentPath, entry.name));
}
