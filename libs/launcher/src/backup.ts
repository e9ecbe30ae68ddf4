import './require-node.ts';
import { buildPrograms } from './build/build-all.ts';
import { backupEnvironmentOf, runBackupProgram } from './platform/backup-program.ts';
import { findRunningPlatform } from './platform/running.ts';
import { readSettings } from './platform/settings.ts';
import { runCommand } from './system/command.ts';
import { LauncherError } from './system/launcher-error.ts';

/** Those that need no platform. */
const ofTheStore = ['list', 'verify', 'make-keys', 'secrets'];
const ofThePlatform = ['take', 'nightly'];

const help = `npm run backup                           takes a backup of the running platform now, to BACKUP_URL
npm run backup -- nightly                takes one each night, until it is stopped
npm run backup -- list                   the complete backups
npm run backup -- verify [<name>]        reads and opens the whole of one, the last one where no name is given
npm run backup -- secrets <folder>       writes the secrets of the platform to a folder, a file each
npm run backup -- make-keys              a pair of keys

To restore one: npm run restore`;

await runCommand(
  async () => {
    const [command = 'take', ...words] = process.argv.slice(2);
    if (![...ofTheStore, ...ofThePlatform].includes(command))
      throw new LauncherError(`npm run backup -- ${[...ofThePlatform, ...ofTheStore].join('|')}`);
    if (ofTheStore.includes(command)) {
      await buildPrograms();
      return runBackupProgram([command, ...words]);
    }
    const platform = await findRunningPlatform(readSettings());
    const { queueNamespace } = platform.parts;
    return runBackupProgram([command, ...words], backupEnvironmentOf({ ...platform, queueNamespace }));
  },
  { isTask: true, help },
);
