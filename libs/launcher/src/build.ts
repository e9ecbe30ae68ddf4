import './require-node.ts';
import { buildAll } from './build/build-all.ts';
import { runCommand } from './system/command.ts';

// `npm run build -- --services` leaves the web client as it is.
await runCommand(() => buildAll({ isWebWanted: !process.argv.includes('--services') }), { isTask: true });
