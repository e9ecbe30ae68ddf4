import './require-node.ts';
import { runInProcess } from './platform/run-in-process.ts';
import { runCommand } from './system/command.ts';

// `npm run events -- list|show|retry`: the dead letters of the running platform.
await runCommand(() => runInProcess('bff', ['dead-letters', ...process.argv.slice(2)]), { isTask: true });
