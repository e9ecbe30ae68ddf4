/**
 * What a traveller's journeys cost: processor time of the BFF and its database, beside a bare server that runs the same
 * statement, of one that is compressed as browsers ask (no limit: the bare server does not), and of an answer that the
 * client has already. `npm run bench`; ends with 1 above a limit. Rounds of the four alternate, so that whatever else the
 * machine does meets all of them; each ratio is the median of the rounds.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { Client } from 'pg';
import { databaseUrlOf } from '../libs/testing/src/running-platform.ts';
import { spawnPlatform } from '../libs/testing/src/spawn-platform.ts';
import { type ProcessorTime, processorTime } from './processor-time.ts';

const ROUNDS = 7;
const REQUESTS = 400;
const limits = { 'beside a bare server': 1.4, 'an answer that is known, beside the whole': 0.4 };

const say = (line: string) => void process.stdout.write(`${line}\n`);
const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

function ask(url: string, headers: Record<string, string>): Promise<{ status: number; etag: string; bytes: number }> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, etag: String(response.headers.etag), bytes }),
      );
    }).on('error', reject);
  });
}

/** Asks so often, one after the other; throws at the first answer with another status. */
async function askOften(url: string, headers: Record<string, string>, expected: number): Promise<void> {
  for (let count = 0; count < REQUESTS; count += 1) {
    const { status } = await ask(url, headers);
    if (status !== expected) throw new Error(`${url} answered ${status} instead of ${expected}`);
  }
}

async function logIn(url: string): Promise<{ user: string; headers: Record<string, string> }> {
  const json = { 'content-type': 'application/json' };
  const credentials = JSON.stringify({ username: '0920000023', password: 'Viaje2026' });
  const login = await fetch(`${url}/auth/jwt/create/`, { method: 'POST', headers: json, body: credentials });
  const { access } = (await login.json()) as { access: string };
  const headers = { authorization: `JWT ${access}` };
  const me = (await (await fetch(`${url}/auth/users/me/`, { headers })).json()) as { id: string };
  return { user: me.id, headers };
}

async function startBareServer(databaseUrl: string, user: string) {
  const file = join(import.meta.dirname, 'bare-server.ts');
  const child = spawn(process.execPath, ['--conditions=source', file, databaseUrl, user], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { pid: child.pid ?? 0, url: `http://127.0.0.1:${port.toString().trim()}/`, stop: () => child.kill() };
}

const platform = await spawnPlatform();
process.env.PLATFORM_DATA_DIR = platform.dataDirectory;
const databaseUrl = await databaseUrlOf('bff');
const admin = new Client({ connectionString: databaseUrl });
await admin.connect();
const { user, headers } = await logIn(platform.url);
const bare = await startBareServer(databaseUrl, user);
try {
  const view = `${platform.url}/api/v1/journey/journeys_info/${user}`;
  const bff = { pid: await platform.pidOf('bff'), application: 'bitacora-bff' };
  const peer = { pid: bare.pid, application: 'bare-server' };
  const whole = () => askOften(view, headers, 200);
  const plain = () => askOften(bare.url, {}, 200);
  const { bytes } = await ask(view, headers);
  const packed = () => askOften(view, { ...headers, 'accept-encoding': 'gzip, br' }, 200);
  const known = async () => {
    const { etag } = await ask(view, headers);
    await askOften(view, { ...headers, 'if-none-match': etag }, 304);
  };
  await whole();
  await plain();
  await packed();
  await known();
  const rounds: Record<'whole' | 'bare' | 'packed' | 'known', ProcessorTime>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      whole: await processorTime(bff, admin, whole),
      bare: await processorTime(peer, admin, plain),
      packed: await processorTime(bff, admin, packed),
      known: await processorTime(bff, admin, known),
    });
  }
  const of = (part: keyof (typeof rounds)[number], kind: keyof ProcessorTime) =>
    (median(rounds.map((round) => round[part][kind])) / REQUESTS).toFixed(2);
  say(`a view of ${bytes} bytes, ${ROUNDS} rounds of ${REQUESTS} requests; milliseconds of processor time a request`);
  for (const part of ['whole', 'bare', 'packed', 'known'] as const) {
    say(`${part}: ${of(part, 'total')} (server ${of(part, 'server')}, database ${of(part, 'database')})`);
  }
  const ratios = {
    'beside a bare server': median(rounds.map((round) => round.whole.total / round.bare.total)),
    'an answer that is known, beside the whole': median(rounds.map((round) => round.known.total / round.whole.total)),
  };
  for (const [name, most] of Object.entries(limits)) {
    const ratio = ratios[name as keyof typeof ratios];
    say(`${name}: ${ratio.toFixed(2)} (at most ${most})`);
    if (ratio > most) process.exitCode = 1;
  }
} finally {
  agent.destroy();
  bare.stop();
  await admin.end();
  await platform.stop();
}
