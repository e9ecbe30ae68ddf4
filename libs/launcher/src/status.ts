import './require-node.ts';
import { conditionOf } from './inspect/condition.ts';
import { drawTable } from './inspect/table.ts';
import { findRunningPlatform } from './platform/running.ts';
import { readSettings } from './platform/settings.ts';
import { runCommand } from './system/command.ts';

const columns = [
  { name: 'what' },
  { name: 'state' },
  { name: 'address' },
  { name: 'outbox', isNumber: true },
  { name: 'waiting', isNumber: true },
  { name: 'dead letters', isNumber: true },
];

const help = `npm run status

What of the platform runs, where, and what waits; ends with 1 when something is away or not ready.`;

await runCommand(
  async () => {
    const settings = readSettings();
    const platform = await findRunningPlatform(settings);
    const conditions = await conditionOf(platform);
    const rows = conditions.map(({ name, state, address, counts }) => [
      name,
      state,
      address,
      counts?.outbox ?? null,
      counts?.waiting ?? null,
      counts?.deadLetters ?? null,
    ]);
    process.stdout.write(`${platform.url} (pid ${platform.pid}), data in ${settings.dataDirectory}\n\n`);
    process.stdout.write(`${drawTable(columns, rows)}\n`);
    if (conditions.some(({ counts }) => Number(counts?.deadLetters) > 0))
      process.stdout.write('\nEvents that could not be handled: npm run events -- list\n');
    return conditions.every(({ isWell }) => isWell) ? 0 : 1;
  },
  { isTask: true, help },
);
