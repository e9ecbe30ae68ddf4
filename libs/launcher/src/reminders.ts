import './require-node.ts';
import { runInProcess } from './platform/run-in-process.ts';
import { runCommand } from './system/command.ts';

const help = `npm run reminders -- preview --journey <id>

What the running platform will send about a journey and when, in the words of who gets it, and what became of the rest.`;

await runCommand(() => runInProcess('notifications', ['reminders', ...process.argv.slice(2)]), { isTask: true, help });
