import './require-node.ts';
import { conditionOf } from './inspect/condition.ts';
import { conditionText } from './inspect/condition-text.ts';
import { findRunningPlatform } from './platform/running.ts';
import { readSettings } from './platform/settings.ts';
import { runCommand } from './system/command.ts';

const help = `npm run status

What of the platform runs, where, and what waits; ends with 1 when something is away, not ready or not safe.`;

await runCommand(
  async () => {
    const settings = readSettings();
    const platform = await findRunningPlatform(settings);
    const conditions = await conditionOf(platform);
    process.stdout.write(`${platform.url} (pid ${platform.pid}), data in ${settings.dataDirectory}\n\n`);
    process.stdout.write(`${conditionText(conditions)}\n`);
    return conditions.every(({ isWell }) => isWell) ? 0 : 1;
  },
  { isTask: true, help },
);
