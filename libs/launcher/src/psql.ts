import './require-node.ts';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { connectTo, describeSqlError, isWhole, runSql } from './inspect/sql-console.ts';
import { processNames } from './platform/processes.ts';
import { findRunningPlatform } from './platform/running.ts';
import { readSettings } from './platform/settings.ts';
import { runCommand } from './system/command.ts';
import { LauncherError } from './system/launcher-error.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);
type Client = Awaited<ReturnType<typeof connectTo>>;

/** Answers whether it went well. */
async function run(client: Client, sql: string): Promise<boolean> {
  try {
    say(await runSql(client, sql));
    return true;
  } catch (error) {
    process.stderr.write(`${describeSqlError(error)}\n`);
    return false;
  }
}

async function converse(client: Client, name: string): Promise<number> {
  const isPerson = process.stdin.isTTY;
  const prompt = createInterface({
    input: process.stdin,
    output: isPerson ? process.stdout : undefined,
    historySize: 200,
  });
  if (isPerson)
    say(`The database of ${name}. End a statement with ; – \\dt lists tables, \\d <table> its columns, \\q ends.`);
  let typed = '';
  let isRight = true;
  const ask = () => {
    prompt.setPrompt(`${name}${typed === '' ? '=>' : '->'} `);
    if (isPerson) prompt.prompt();
  };
  prompt.on('SIGINT', () => {
    typed = '';
    say('');
    ask();
  });
  ask();
  for await (const line of prompt) {
    if (/^\s*(\\q|exit|quit)\s*;?\s*$/.test(line)) break;
    typed += `${line}\n`;
    if (typed.trim() === '') typed = '';
    if (isWhole(typed)) {
      isRight = (await run(client, typed)) && isRight;
      typed = '';
    }
    ask();
  }
  if (typed.trim() !== '') isRight = (await run(client, typed)) && isRight;
  return isPerson || isRight ? 0 : 1;
}

const help = `npm run psql -- <${processNames.join('|')}> [-c "select …"]

Asks the database of a process of the running platform: statement by statement, or the one of -c.`;

await runCommand(
  async (teardown) => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { command: { type: 'string', short: 'c' } },
    });
    const name = processNames.find((known) => known === positionals[0]);
    const unknown = positionals[0] === undefined ? '' : `There is no process ${positionals[0]}. `;
    if (!name)
      throw new LauncherError(`${unknown}Whose database? npm run psql -- ${processNames.join('|')} [-c "select …"]`);
    const { databaseUrls } = await findRunningPlatform(readSettings());
    const client = await connectTo(databaseUrls[name]);
    teardown.add(() => client.end());
    if (values.command === undefined) return converse(client, name);
    return (await run(client, values.command)) ? 0 : 1;
  },
  { isTask: true, help },
);
