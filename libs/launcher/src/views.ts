import './require-node.ts';
import { runInProcess } from './platform/run-in-process.ts';
import { runCommand } from './system/command.ts';

const help = `npm run views:check
npm run views:rebuild

Compares what the running platform shows with what its services own, or writes all of it anew.`;

await runCommand(() => runInProcess('bff', [`${process.argv[2] ?? 'check'}-views`]), { isTask: true, help });
