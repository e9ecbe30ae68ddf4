/**
 * Records the statements of a release: `npm run record:statements` runs the stories and the contract on a platform of its
 * own, whose PostgreSQL logs what it is asked, and writes one statement of each shape and process to
 * libs/testing/statements. Run it when a release is made, and not before: what is there is what the release that runs
 * somewhere will ask of the next schema (docs/how-to/change-a-table.md).
 */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { processNames } from '../../launcher/src/platform/processes.ts';
import { databaseUrlOf } from '../src/running-platform.ts';
import { spawnPlatform } from '../src/spawn-platform.ts';
import { settingsOfLog, statementsIn } from './statements/log-of-statements.ts';
import { OneOfEach } from './statements/one-of-each.ts';

const root = join(import.meta.dirname, '../../..');
const say = (line: string) => process.stdout.write(`${line}\n`);

async function logEverything(): Promise<void> {
  const client = new Client({ connectionString: await databaseUrlOf('bff'), application_name: 'record-statements' });
  await client.connect();
  for (const [name, value] of Object.entries(settingsOfLog))
    await client.query(`alter system set ${name} = ${client.escapeLiteral(value)}`);
  await client.query('select pg_reload_conf()');
  await client.end();
}

/** Runs what drives a platform; answers its exit code. */
function drive(): Promise<number | null> {
  const args = ['test', '--', '--selectProjects', 'stories', 'contract', 'slow-stories', ...process.argv.slice(2)];
  const child = spawn('npm', args, { cwd: root, stdio: 'inherit' });
  return new Promise((resolve) => child.once('exit', resolve));
}

const platform = await spawnPlatform();
try {
  process.env.PLATFORM_URL = platform.url;
  process.env.PLATFORM_INBOX_URL = platform.inboxUrl;
  process.env.PLATFORM_DATA_DIR = platform.dataDirectory;
  await logEverything();
  const code = await drive();
  if (code !== 0) say(`the stories ended with ${code}: what they did not come to is not recorded`);
  const seen = new Map<string, OneOfEach>(processNames.map((name) => [`bitacora-${name}`, new OneOfEach()]));
  for await (const { application, sql } of statementsIn(join(platform.dataDirectory, 'logs/postgresql.log')))
    seen.get(application)?.add(sql);
  mkdirSync(join(root, 'libs/testing/statements'), { recursive: true });
  for (const name of processNames) {
    const list = seen.get(`bitacora-${name}`)?.list() ?? [];
    writeFileSync(join(root, `libs/testing/statements/${name}.sql`), list.map((sql) => `${sql};\n`).join(''));
    say(`${name}: ${list.length} statements`);
  }
} finally {
  await platform.stop();
}
