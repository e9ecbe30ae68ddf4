import './require-node.ts';
import { runInProcess } from './platform/run-in-process.ts';
import { runCommand } from './system/command.ts';

const help = `npm run events -- list|show|retry

Events that the running platform could not handle (dead letters): lists them, shows one, handles them again.`;

await runCommand(() => runInProcess('bff', ['dead-letters', ...process.argv.slice(2)]), { isTask: true, help });
