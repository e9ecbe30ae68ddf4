import './require-node.ts';
import { runInProcess } from './platform/run-in-process.ts';
import { runCommand } from './system/command.ts';

// `npm run admin -- create-agency|create-staff|…`: what an operator does on the running platform.
await runCommand(() => runInProcess('identity', ['admin', ...process.argv.slice(2)]), { isTask: true });
