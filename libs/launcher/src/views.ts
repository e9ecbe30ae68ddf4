import './require-node.ts';
import { runInProcess } from './platform/run-in-process.ts';
import { runCommand } from './system/command.ts';

// `npm run views:rebuild` and `npm run views:check`, on the running platform.
await runCommand(() => runInProcess('bff', [`${process.argv[2] ?? 'check'}-views`]), { isTask: true });
