import './require-node.ts';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPrograms } from './build/build-all.ts';
import { addressesOf } from './platform/addresses.ts';
import { backupEnvironmentOf, runBackupProgram } from './platform/backup-program.ts';
import { migrateAll } from './platform/migrations.ts';
import { startBucket, startDatabases } from './platform/parts-of-platform.ts';
import { choosePorts } from './platform/platform.ts';
import { processNames } from './platform/processes.ts';
import { adoptSecrets, loadSecrets } from './platform/secrets.ts';
import { readSettings, type Settings } from './platform/settings.ts';
import { runCommand } from './system/command.ts';
import { takeDataDirectory } from './system/data-directory.ts';
import { step } from './system/progress.ts';

const STOP_FIRST = 'Stop it first, with Ctrl-C: a backup is restored into a platform that is stopped and empty.';

const help = `npm run restore [-- <name>]

Restores a backup of BACKUP_URL, the last one where no name is given, into the empty DATA_DIR. The platform must be stopped.`;

await runCommand(
  async (teardown) => {
    const words = process.argv.slice(2);
    const settings: Settings = { ...readSettings(), nodeEnvironment: 'development', hasDemoData: false };
    await step('Services', buildPrograms, 'compiled');
    // Before anything is made: a wrong key or name is found at once, and leaves no folder behind.
    const found = await runBackupProgram(['find', ...words]);
    if (found !== 0) return found;
    const data = await takeDataDirectory(settings.dataDirectory, settings.publicUrl, STOP_FIRST);
    teardown.add(() => data.release());
    const secrets = await loadSecrets(data.path);
    const { databaseUrls, queue } = await startDatabases(settings, secrets, teardown);
    const objectStore = await startBucket(settings, secrets, teardown);
    const parts = {
      databaseUrls,
      queue,
      objectStore,
      mail: { smtpUrl: 'smtp://127.0.0.1:9', from: settings.mailFrom },
    };
    const addresses = addressesOf({ settings, secrets, parts, ports: await choosePorts(settings.port) });
    await step('Databases', (waitFor) => migrateAll(addresses, processNames, waitFor), 'up to date');
    const queueNamespace = settings.passedOn.QUEUE_NAMESPACE ?? null;
    const environment = backupEnvironmentOf({ databaseUrls, queue, queueNamespace, objectStore, secrets });
    const restored = join(data.path, 'restored-secrets');
    teardown.add(() => rm(restored, { recursive: true, force: true }));
    const code =
      (await runBackupProgram(['restore', ...words], environment)) ||
      (await runBackupProgram(['secrets', restored, ...words], {}, 'ignore'));
    if (code === 0) await adoptSecrets(data.path, restored);
    return code;
  },
  { isTask: true, help },
);
