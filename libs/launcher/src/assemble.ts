import './require-node.ts';
import { resolve } from 'node:path';
import { assemble } from './build/assemble.ts';
import { isProgramName, programNames } from './platform/processes.ts';
import { runCommand } from './system/command.ts';
import { LauncherError } from './system/launcher-error.ts';

const help = `npm run assemble -- <${programNames.join('|')}> <folder>

All that an image of a program holds, in an empty folder.`;

await runCommand(
  async () => {
    const [name = '', folder = ''] = process.argv.slice(2);
    if (!isProgramName(name) || folder === '')
      throw new LauncherError(`Which program, and where to: npm run assemble -- <${programNames.join('|')}> <folder>`);
    await assemble(name, resolve(folder));
  },
  { isTask: true, help },
);
