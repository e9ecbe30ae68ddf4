import './require-node.ts';
import { runInProcess } from './platform/run-in-process.ts';
import { runCommand } from './system/command.ts';

// `npm run mails -- list|send|drop`: the mails that a restore holds back.
await runCommand(() => runInProcess('notifications', ['held-mails', ...process.argv.slice(2)]), { isTask: true });
