import './require-node.ts';
import { buildAll } from './build/build-all.ts';
import { runCommand } from './system/command.ts';

const help = `npm run build [-- --services]

Compiles all packages that changed and builds the web client, which --services leaves as it is.`;

await runCommand(() => buildAll({ isWebWanted: !process.argv.includes('--services') }), { isTask: true, help });
