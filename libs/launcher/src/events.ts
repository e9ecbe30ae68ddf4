import './require-node.ts';
import { runInBff } from './platform/run-in-bff.ts';
import { runCommand } from './system/command.ts';

// `npm run events -- list|show|retry`: the dead letters of the running platform.
await runCommand(() => runInBff(['dead-letters', ...process.argv.slice(2)]), { isTask: true });
