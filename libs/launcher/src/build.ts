import './require-node.ts';
import { buildAll } from './build/build-all.ts';
import { runCommand } from './system/command.ts';

await runCommand(() => buildAll(), { isTask: true });
