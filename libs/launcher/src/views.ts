import './require-node.ts';
import { runInBff } from './platform/run-in-bff.ts';
import { runCommand } from './system/command.ts';

// `npm run views:rebuild` and `npm run views:check`, on the running platform.
await runCommand(() => runInBff([`${process.argv[2] ?? 'check'}-views`]), { isTask: true });
