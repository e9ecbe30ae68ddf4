import './require-node.ts';
import { buildPrograms } from './build/build-all.ts';
import { addressesOf, noFilesAndMails } from './platform/addresses.ts';
import type { PlatformAddresses } from './platform/environment.ts';
import { migrateAll } from './platform/migrations.ts';
import { startDatabases } from './platform/parts-of-platform.ts';
import { choosePorts } from './platform/platform.ts';
import { type ProcessName, processNames, underscored } from './platform/processes.ts';
import { loadSecrets, makeSecrets, type Secrets } from './platform/secrets.ts';
import { readSettings, readVariables, warnOfUnknownSettings, type Settings } from './platform/settings.ts';
import { runCommand } from './system/command.ts';
import { takeDataDirectory } from './system/data-directory.ts';
import { LauncherError } from './system/launcher-error.ts';
import { step } from './system/progress.ts';
import type { Teardown } from './system/teardown.ts';

type Databases = Pick<PlatformAddresses, 'databaseUrls' | 'queue'>;

/** `IDENTITY_DATABASE_URL`, `SERVICES_CATALOG_DATABASE_URL` and so on: databases that exist, each with its own role. */
function givenDatabases(): Databases | null {
  const variables = readVariables();
  const nameOf = (process: ProcessName) => `${underscored(process).toUpperCase()}_DATABASE_URL`;
  const urls = processNames.map((name) => [name, variables[nameOf(name)]] as const);
  const missing = urls.filter(([, url]) => !url).map(([name]) => nameOf(name));
  if (missing.length === processNames.length) return null;
  if (missing.length > 0)
    throw new LauncherError(`Give the databases of all processes; missing: ${missing.join(', ')}`);
  const databaseUrls = Object.fromEntries(urls) as Record<ProcessName, string>;
  return { databaseUrls, queue: { databaseUrl: databaseUrls.bff } };
}

const STOP_FIRST = 'Stop it first, with Ctrl-C; its next start brings the databases up to date by itself.';

interface Prepared {
  databases: Databases;
  secrets: Secrets;
}

async function prepare(settings: Settings, teardown: Teardown): Promise<Prepared> {
  const given = givenDatabases();
  if (given) return { databases: given, secrets: makeSecrets() };
  const data = await takeDataDirectory(settings.dataDirectory, settings.publicUrl, STOP_FIRST);
  teardown.add(() => data.release());
  const secrets = await loadSecrets(data.path);
  return { databases: await startDatabases(settings, secrets, teardown), secrets };
}

const help = `npm run migrate

Brings the databases up to date: those of the stopped platform, or all that IDENTITY_DATABASE_URL and so on name.`;

await runCommand(
  async (teardown) => {
    warnOfUnknownSettings((line) => process.stdout.write(`${line}\n`));
    // A migration reads none of what production insists on but its database, which is given or derived here.
    const settings: Settings = { ...readSettings(), nodeEnvironment: 'development', hasDemoData: false };
    await step('Services', buildPrograms, 'compiled');
    const { databases, secrets } = await prepare(settings, teardown);
    const addresses = addressesOf({
      settings,
      secrets,
      parts: {
        ...databases,
        ...noFilesAndMails(settings),
      },
      ports: await choosePorts(settings.port),
    });
    await step('Databases', (waitFor) => migrateAll(addresses, processNames, waitFor), 'up to date');
  },
  { isTask: true, help },
);
