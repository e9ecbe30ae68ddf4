import './require-node.ts';
import { rotateKeys } from './platform/rotate-keys.ts';
import { runInProcess } from './platform/run-in-process.ts';
import { runCommand } from './system/command.ts';

// `npm run admin -- create-agency|create-staff|…`: what an operator does on the running platform.
const args = process.argv.slice(2);
await runCommand(
  () => (args[0] === 'rotate-keys' ? rotateKeys(args.slice(1)) : runInProcess('identity', ['admin', ...args])),
  // identity knows what there is, and what each takes.
  { isTask: true, help: null },
);
