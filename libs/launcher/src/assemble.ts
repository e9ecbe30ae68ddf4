import './require-node.ts';
import { resolve } from 'node:path';
import { assemble } from './build/assemble.ts';
import { isProcessName, processNames } from './platform/processes.ts';
import { runCommand } from './system/command.ts';
import { LauncherError } from './system/launcher-error.ts';

// `npm run assemble -- billing <folder>`: all that an image of billing holds, in an empty folder.
await runCommand(
  async () => {
    const [name = '', folder = ''] = process.argv.slice(2);
    if (!isProcessName(name) || folder === '')
      throw new LauncherError(`Which process, and where to: npm run assemble -- <${processNames.join('|')}> <folder>`);
    await assemble(name, resolve(folder));
  },
  { isTask: true },
);
