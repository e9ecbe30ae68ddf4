import './require-node.ts';
import { compileAll } from './build/build-all.ts';
import { backupEnvironmentOf, runBackupProgram } from './platform/backup-program.ts';
import { findRunningPlatform } from './platform/running.ts';
import { readSettings } from './platform/settings.ts';
import { runCommand } from './system/command.ts';
import { LauncherError } from './system/launcher-error.ts';

/** Those that need no platform. */
const ofTheStore = ['list', 'verify', 'make-keys', 'secrets'];
const ofThePlatform = ['take', 'nightly'];

// `npm run backup`: a backup of the running platform, now; -- nightly, list, verify [<name>], make-keys.
await runCommand(
  async () => {
    const [command = 'take', ...words] = process.argv.slice(2);
    if (![...ofTheStore, ...ofThePlatform].includes(command))
      throw new LauncherError(`npm run backup -- ${[...ofThePlatform, ...ofTheStore].join('|')}`);
    if (ofTheStore.includes(command)) {
      await compileAll();
      return runBackupProgram([command, ...words]);
    }
    const platform = await findRunningPlatform(readSettings());
    const { queueNamespace } = platform.parts;
    return runBackupProgram([command, ...words], backupEnvironmentOf({ ...platform, queueNamespace }));
  },
  { isTask: true },
);
