/**
 * Runs what watches a platform, for real: Debian's Prometheus, Alertmanager and exporters, on the files of
 * k8s/components/watch, beside a platform of its own. An event that nobody can understand becomes a dead letter, and the
 * alert's mail must arrive in the platform's inbox; then a process stands still. Opt-in (`npm run try:watch`): needs
 * apt-get install prometheus prometheus-alertmanager prometheus-blackbox-exporter prometheus-node-exporter.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { z } from 'zod';
import { eventually } from '../src/eventually.ts';
import { freePort } from '../src/free-port.ts';
import { databaseUrlOf } from '../src/running-platform.ts';
import { type SpawnedPlatform, spawnPlatform } from '../src/spawn-platform.ts';
import { answerOf, PrometheusClient } from './watch/prometheus-client.ts';
import { settingsHere, watchFolder, type WatchPorts } from './watch/settings-here.ts';

const OPERATORS = 'operators@agency.example';
/** Six processes, the site, the disks, and three parts of what watches. */
const TARGETS = 11;

const folder = mkdtempSync(join(tmpdir(), 'try-watch-'));
const children: ChildProcess[] = [];
const began = Date.now();
const say = (line: string) =>
  process.stdout.write(`${String(Math.round((Date.now() - began) / 1000)).padStart(4)} s  ${line}\n`);

function run(program: string, args: readonly string[], environment: Record<string, string> = {}): void {
  const child = spawn(program, args, { env: { ...process.env, FOLDER: folder, ...environment } });
  const log = createWriteStream(join(folder, `${children.length}.log`));
  for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false });
  children.push(child);
}

const until = (holds: () => Promise<boolean>, seconds: number) =>
  eventually(async () => {
    if (!(await holds())) throw new Error(`not within ${seconds} s; see ${folder}`);
  }, seconds * 1000);

/** Starts everything that watches, by the scripts that start it where it is deployed. */
async function startWatching({ url, dataDirectory }: SpawnedPlatform, ports: WatchPorts): Promise<void> {
  const { parts } = z
    .looseObject({ parts: z.looseObject({ mailServer: z.string() }) })
    .parse(JSON.parse(readFileSync(join(dataDirectory, 'launcher.json'), 'utf8')));
  cpSync(join(watchFolder, 'prometheus'), folder, { recursive: true });
  writeFileSync(join(folder, 'prometheus.yml'), await settingsHere(folder, ports));
  const listensAt = (port: number) => `--web.listen-address=127.0.0.1:${port}`;
  const blackbox = `--config.file=${join(watchFolder, 'blackbox-exporter/blackbox.yml')}`;
  run('prometheus-blackbox-exporter', [blackbox, listensAt(ports.blackbox)]);
  run('prometheus-node-exporter', ['--collector.disable-defaults', '--collector.filesystem', listensAt(ports.node)]);
  run(join(watchFolder, 'alertmanager/start.sh'), [listensAt(ports.alertmanager)], {
    ALERTMANAGER: 'prometheus-alertmanager',
    DATA: join(folder, 'alertmanager'),
    SMTP_URL: `smtp://${parts.mailServer}`,
    MAIL_FROM: 'Viajes <viajes@agency.example>',
    ALERTS_TO: OPERATORS,
  });
  run(join(watchFolder, 'prometheus/start.sh'), [listensAt(ports.prometheus)], {
    CONFIGURATION: folder,
    DATA: join(folder, 'prometheus'),
    PUBLIC_URL: url,
  });
}

/** A fact in an envelope that is none: what no release will ever understand is set aside at once. */
async function tellNonsense(): Promise<void> {
  const client = new Client({ connectionString: await databaseUrlOf('journeys') });
  await client.connect();
  await client.query(
    `insert into outbox (id, name, aggregate_id, aggregate_version, envelope)
     select id, name, id::text, 1, jsonb_build_object('id', id, 'name', name, 'schema_version', 0, 'aggregate_id', id,
       'aggregate_version', 1, 'occurred_at', '2026-01-01T00:00:00.000Z', 'correlation_id', id, 'actor', null,
       'data', '{}'::jsonb)
     from (select gen_random_uuid() as id, 'journeys.quote-created' as name) fact`,
  );
  await client.end();
}

const inbox = z.object({
  messages: z.array(z.looseObject({ Subject: z.string(), To: z.array(z.object({ Address: z.string() })) })),
});

const platform = await spawnPlatform();
process.env.PLATFORM_DATA_DIR = platform.dataDirectory;
try {
  say('the platform runs');
  const [prometheus, alertmanager, blackbox, node] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  await startWatching(platform, { prometheus, alertmanager, blackbox, node });
  const client = new PrometheusClient(`http://127.0.0.1:${prometheus}`);
  await until(async () => (await client.count('up == 1')) === TARGETS, 60);
  say(`Prometheus measures ${TARGETS} targets, and each answers`);
  await until(async () => (await client.count('probe_success == 1 and on () node_filesystem_avail_bytes')) === 1, 60);
  say(`the site answers, the disk is measured, and it is told of: ${(await client.alerts()).join(', ') || 'nothing'}`);
  await tellNonsense();
  say('journeys told an event that nobody can understand');
  await until(async () => (await client.alerts()).some((alert) => alert.startsWith('DeadLetters')), 60);
  say(`it is told of: ${(await client.alerts()).join(', ')}`);
  const mailed = async () =>
    inbox
      .parse(await answerOf(`${platform.inboxUrl}/api/v1/messages`))
      .messages.find(({ To }) => To.some(({ Address }) => Address === OPERATORS));
  await until(async () => (await mailed()) !== undefined, 90);
  say(`a mail came to ${OPERATORS}: ${(await mailed())?.Subject}`);
  const billing = await platform.pidOf('billing');
  process.kill(billing, 'SIGSTOP');
  say('billing stands still');
  await until(async () => (await client.alerts()).includes('ProcessDown billing'), 300);
  process.kill(billing, 'SIGCONT');
  say('it is told of: ProcessDown billing; billing goes on');
  await until(async () => !(await client.alerts()).includes('ProcessDown billing'), 60);
  say('and that is over');
} finally {
  for (const child of children) child.kill('SIGTERM');
  await platform.stop();
}
// Where it failed, it stays: what each part said is there.
rmSync(folder, { recursive: true, force: true });
