import './require-node.ts';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { followLogs, loggedProcesses, readLogs } from './inspect/log-files.ts';
import { formatEntry, type LogEntry } from './inspect/log-lines.ts';
import { readSettings } from './platform/settings.ts';
import { runCommand } from './system/command.ts';
import { LauncherError } from './system/launcher-error.ts';

const help = `npm run logs [-- <process>…] [--follow] [--request <id>] [--lines <number>]

The logs of all processes as one, or of those that are named; the last 200 lines.
  --follow, -f     go on with what is written from now on
  --request, -r    only the lines of one request
  --lines, -n      so many lines
`;

await runCommand(
  async (teardown) => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        follow: { type: 'boolean', short: 'f', default: false },
        request: { type: 'string', short: 'r' },
        lines: { type: 'string', short: 'n' },
      },
    });
    const folder = join(readSettings().dataDirectory, 'logs');
    const known = loggedProcesses(folder);
    const unknown = positionals.filter((name) => !known.includes(name));
    if (unknown.length > 0) throw new LauncherError(`No log of ${unknown.join(', ')}. There is: ${known.join(', ')}`);
    const processes = positionals.length > 0 ? positionals : known;
    const isWanted = ({ requestId }: LogEntry) => values.request === undefined || requestId === values.request;
    const print = (entries: LogEntry[]) => {
      for (const entry of entries.filter(isWanted)) process.stdout.write(`${formatEntry(entry)}\n`);
    };
    const most = Number(values.lines ?? (values.request ? Infinity : values.follow ? 20 : 200));
    const found = readLogs(folder, processes).filter(isWanted);
    print(most > 0 ? found.slice(-most) : []);
    if (values.request && found.length === 0) process.stderr.write(`No line of a request ${values.request}.\n`);
    if (!values.follow) return values.request && found.length === 0 ? 1 : 0;
    teardown.add(followLogs(folder, processes, print));
    return new Promise<number>(() => undefined);
  },
  { isTask: true, help },
);
