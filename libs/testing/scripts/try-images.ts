import { type ProcessName, processNames, startMailInbox, startObjectStore, startPostgres } from '@bitacora/launcher';
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';
import { eventually } from '../src/eventually.ts';

// `npm run try:images`: runs the images of all six processes by podman with the settings of docker-compose.yml, on parts of
// this machine (the embedded PostgreSQL, object store and inbox, Debian's Redis) on its own network; opt-in, as root, with
// podman, redis-server and psql. PODMAN holds what podman needs here before `run`, such as another runtime.

const FIRST_PORT = 5600;
const root = resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);
const composeFile = z.object({
  services: z.record(z.string(), z.looseObject({ environment: z.record(z.string(), z.string()).optional() })),
});
const { services } = composeFile.parse(
  parse(await readFile(join(root, 'docker-compose.yml'), 'utf8'), { merge: true, maxAliasCount: -1 }),
);

const folder = await mkdtemp(join(tmpdir(), 'try-images-'));
const secrets = join(folder, 'secrets');
const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
const ports = Object.fromEntries(processNames.map((name, index) => [name, FIRST_PORT + 10 * index]));
const redisPort = FIRST_PORT + 90;
const say = (words: string) => process.stdout.write(`${words}\n`);

async function startParts() {
  const postgres = await startPostgres({ dataDirectory: join(folder, 'postgres'), password: 'administrator' });
  undo.push(() => postgres.stop());
  await run(join(root, 'tools/containers/make-secrets.sh'), [secrets], {
    env: { ...process.env, POSTGRESQL: `127.0.0.1:${postgres.port}`, REDIS: `127.0.0.1:${redisPort}` },
  });
  const secret = (name: string) => readFile(join(secrets, name), 'utf8');
  const databases = (await readdir(secrets)).filter((name) => name.startsWith('database-'));
  await run('sh', [join(root, 'k8s/components/postgresql/make-databases.sh')], {
    env: {
      ...process.env,
      DATABASE_FILES: databases.map((name) => join(secrets, name)).join(' '),
      PGHOST: '127.0.0.1',
      PGPORT: String(postgres.port),
      PGPASSWORD: 'administrator',
    },
  });
  const redis = spawn(
    'redis-server',
    ['--port', String(redisPort), '--appendonly', 'yes', '--maxmemory-policy', 'noeviction', '--dir', folder].concat([
      '--requirepass',
      await secret('redis-password'),
    ]),
    { stdio: 'ignore' },
  );
  undo.push(async () => redis.kill());
  const store = await startObjectStore({
    directory: join(folder, 'files'),
    bucket: 'another',
    accessKey: await secret('s3-access-key'),
    secretKey: await secret('s3-secret-key'),
  });
  undo.push(() => store.stop());
  const inbox = await startMailInbox({ directory: join(folder, 'mail'), webPort: 0 });
  undo.push(() => inbox.stop());
  return { store, inbox };
}

type Parts = Awaited<ReturnType<typeof startParts>>;

/** The environment that the compose file gives, with its hosts found on this machine. */
function environmentOf(service: string, image: string, { store }: Parts): string[] {
  const own: Record<string, string> = {
    AGENCY_RUC: '0993371112001',
    MAIL_FROM: 'viajes@agency.example',
    PUBLIC_URL: `http://localhost:${ports.bff}`,
    HOST: '127.0.0.1',
    PORT: String(ports[image]),
    METRICS_PORT: String((ports[image] ?? 0) + 1),
    S3_ENDPOINT: store.endpoint,
  };
  const given = Object.entries(services[service]?.environment ?? {}).map(([name, value]) => {
    const url = /^http:\/\/([a-z-]+):3000$/.exec(value)?.[1];
    const text = value.replace(/\$\{\w+:-([^}]*)\}/g, '$1');
    return `${name}=${url ? `http://127.0.0.1:${ports[url]}` : (own[name] ?? text)}`;
  });
  return given.flatMap((one) => ['--env', one]);
}

const podman = (process.env.PODMAN ?? 'podman').split(' ');
const limits = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'];

/** What of a compose file's secrets a service is given, as compose mounts them. */
const secretsOf = (service: string) =>
  Object.values(services[service]?.environment ?? {}).flatMap((value) => {
    const name = /^\/run\/secrets\/(.+)$/.exec(value)?.[1];
    return name ? ['--volume', `${join(secrets, name)}:${value}:ro`] : [];
  });

function container(service: string, image: string, parts: Parts, more: readonly string[] = []) {
  const [program = 'podman', ...first] = podman;
  const flags = ['run', '--rm', '--no-healthcheck', '--network', 'host', '--name', `try-${service}`, ...limits];
  return [
    program,
    [
      ...first,
      ...flags,
      ...secretsOf(service),
      ...environmentOf(service, image, parts),
      ...more,
      `bitacora/${image}:0.1.0`,
    ],
  ] as const;
}

async function once(
  service: string,
  image: string,
  parts: Parts,
  words: readonly string[],
  flags: readonly string[] = [],
) {
  const [program, args] = container(service, image, parts, flags);
  const { stdout } = await run(program, [...args, ...words], { maxBuffer: 10_000_000 });
  say(`${service}: ${stdout.trim().split('\n').at(-1) || 'done'}`);
}

function serve(name: ProcessName, parts: Parts) {
  const [program, args] = container(name, name, parts);
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  return { name, child, ended, words: () => words.slice(-2000) };
}

async function stop({ name, child, ended, words }: ReturnType<typeof serve>) {
  const began = performance.now();
  // podman passes it on to the first process of the container, as an orchestrator does.
  child.kill('SIGTERM');
  const code = await ended;
  say(`${name} ended with ${code} after ${Math.round(performance.now() - began)} ms`);
  if (code !== 0) throw new Error(`${name} did not end in order:\n${words()}`);
}

try {
  const parts = await startParts();
  const make = ['--entrypoint', '["node","libs/platform/dist/files/make-bucket.js"]'];
  await once('make-bucket', 'journeys', parts, [], make);
  for (const name of processNames) await once(`migrate-${name}`, name, parts, ['migrate']);
  const serving = processNames.map((name) => serve(name, parts));
  undo.push(async () => serving.forEach(({ child }) => child.kill()));
  for (const { name, words } of serving) {
    await eventually(async () => {
      const { status } = await fetch(`http://127.0.0.1:${ports[name]}/health/ready`);
      if (status !== 200) throw new Error(`${name} is not ready:\n${words()}`);
    }, 60_000);
    say(`${name} is ready`);
  }
  const page = await fetch(`http://127.0.0.1:${ports.bff}/`);
  const html = await page.text();
  if (page.status !== 200 || !html.includes('<div id="root"'))
    throw new Error(`no page: ${page.status}\n${html.slice(0, 500)}`);
  say(`the page comes, ${html.length} characters`);
  await once('bff', 'bff', parts, ['check-views'], ['--name', 'try-check-views']);
  for (const one of serving) await stop(one);
  undo.pop();
} finally {
  for (const step of undo.toReversed()) await step();
}
process.exit(0);
