import './require-node.ts';
import { runInProcess } from './platform/run-in-process.ts';
import { runCommand } from './system/command.ts';

const help = `npm run mails -- list|send|drop

The mails that a restore holds back on the running platform: lists, sends or drops them.`;

await runCommand(() => runInProcess('notifications', ['held-mails', ...process.argv.slice(2)]), { isTask: true, help });
