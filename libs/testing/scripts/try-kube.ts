import { journeySummary, journeyView } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { parseAllDocuments, stringify } from 'yaml';
import { z } from 'zod';
import { eventually } from '../src/eventually.ts';

// `npm run try:kube`: what `podman kube play` takes of k8s/overlays/local, run for real; opt-in, as root, with podman, kubectl
// and the images (docs/operate.md#images). PODMAN is the podman to use. It takes ConfigMaps, Deployments and Pods, so that a
// Job is given as the Pod that it makes; a Service's name is an alias in the network. Of a StatefulSet it takes neither the
// kind nor `fsGroup`, `$(NAME)` in arguments and volumes of Secrets: those three run as plain containers with the same words.

const root = resolve(import.meta.dirname, '../../..');
const NETWORK = 'bitacora-kube';
const TIMEOUT = 180_000;
const run = promisify(execFile);
const say = (words: string) => process.stdout.write(`${words}\n`);
const told = (...words: string[]) => run(process.env.PODMAN ?? 'podman', words);
const podman = async (...words: string[]) => (await told(...words)).stdout.trim();

const container = z.looseObject({
  name: z.string(),
  image: z.string(),
  command: z.array(z.string()).default([]),
  args: z.array(z.string()).default([]),
  envFrom: z.array(z.looseObject({ secretRef: z.object({ name: z.string() }).optional() })).default([]),
});
const pod = z.looseObject({ spec: z.looseObject({ containers: z.array(container) }) });
const manifest = z.looseObject({
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
  data: z.record(z.string(), z.string()).optional(),
  spec: z.looseObject({ template: pod.optional() }).optional(),
});
type Manifest = z.infer<typeof manifest>;

const folder = await mkdtemp(join(tmpdir(), 'try-kube-'));
const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];

const rendered = await run('kubectl', ['kustomize', join(root, 'k8s/overlays/local')], { maxBuffer: 10_000_000 });
const manifests = parseAllDocuments(rendered.stdout).map((one) => manifest.parse(one.toJS()));
const ofKind = (...kinds: string[]) => manifests.filter(({ kind }) => kinds.includes(kind));
const named = (kind: string, start: string) => {
  const found = ofKind(kind).find(({ metadata }) => metadata.name.startsWith(start));
  if (!found) throw new Error(`no ${kind} ${start}`);
  return found;
};
const text = (encoded: string) => Buffer.from(encoded, 'base64').toString();

const played = new Set<string>();
/** Has podman play a manifest, with every ConfigMap that it may name. */
async function play(one: Manifest, documents: object[]): Promise<void> {
  const { name } = one.metadata;
  const file = join(folder, `${one.kind}-${name}.yaml`);
  const all = [...ofKind('ConfigMap'), ...documents];
  await writeFile(file, all.map((document) => stringify(document)).join('---\n'));
  if (!played.has(file)) undo.push(() => podman('kube', 'down', file));
  played.add(file);
  await podman('kube', 'play', '--replace', '--network', `${NETWORK}:alias=${name}`, file);
}

/** As often as it takes, as a Job does. */
async function playToItsEnd(job: Manifest): Promise<void> {
  const containers = (job.spec?.template?.spec.containers ?? []).map(({ name }) => `${job.metadata.name}-${name}`);
  await eventually(async () => {
    await play(job, [{ ...job.spec?.template, apiVersion: 'v1', kind: 'Pod', metadata: { name: job.metadata.name } }]);
    for (const container of containers) {
      const code = await podman('wait', container);
      if (code !== '0')
        throw new Error(`${container} ended with ${code}: ${JSON.stringify(await told('logs', container))}`);
    }
  }, TIMEOUT);
  say(`${containers.join(', ')}: done`);
}

/** The files that PostgreSQL's first start reads, as mounts. */
async function filesOfPostgresql(): Promise<string[]> {
  await mkdir(join(folder, 'databases'));
  for (const { metadata, data } of ofKind('Secret').filter((one) => one.metadata.name.startsWith('database-')))
    await writeFile(join(folder, 'databases', metadata.name), text(data?.DATABASE_URL ?? ''));
  await writeFile(join(folder, 'password'), text(named('Secret', 'postgresql').data?.POSTGRES_PASSWORD ?? ''));
  const script = named('ConfigMap', 'postgresql-first-start').data?.['make-databases.sh'] ?? '';
  await writeFile(join(folder, 'make-databases.sh'), script);
  return [
    `${join(folder, 'databases')}:/run/databases:ro`,
    `${join(folder, 'password')}:/run/password:ro`,
    `${join(folder, 'make-databases.sh')}:/docker-entrypoint-initdb.d/make-databases.sh:ro`,
  ];
}

/** A part that is a StatefulSet, as a plain container. */
async function startPart({ metadata: { name }, spec }: Manifest): Promise<void> {
  const [given] = spec?.template?.spec.containers ?? [];
  if (!given) throw new Error(`${name} has no container`);
  const secrets = given.envFrom.flatMap(({ secretRef }) => (secretRef ? [named('Secret', secretRef.name)] : []));
  const values = Object.fromEntries(
    secrets.flatMap(({ data = {} }) => Object.entries(data).map(([key, value]) => [key, text(value)])),
  );
  const own = name === 'postgresql' ? { POSTGRES_PASSWORD_FILE: '/run/password' } : values;
  const mounts = name === 'postgresql' ? await filesOfPostgresql() : [];
  const words = [...given.command.slice(1), ...given.args];
  undo.push(() => podman('rm', '--force', '--volumes', `${NETWORK}-${name}`));
  const flags = [
    '--detach',
    '--no-healthcheck',
    '--name',
    `${NETWORK}-${name}`,
    '--network',
    `${NETWORK}:alias=${name}`,
  ];
  await podman(
    'run',
    ...flags,
    ...Object.entries(own).flatMap((entry) => ['--env', entry.join('=')]),
    ...mounts.flatMap((one) => ['--volume', one]),
    ...given.command.slice(0, 1).flatMap((program) => ['--entrypoint', program]),
    given.image,
    ...words.map((word) => word.replace(/\$\((\w+)\)/g, (_, key: string) => values[key] ?? '')),
  );
}

/** All would be ports of this machine, and each process has the same. */
function withoutPorts(deployment: Manifest): Manifest {
  const copy = structuredClone(deployment);
  for (const one of copy.spec?.template?.spec.containers ?? []) delete one.ports;
  return copy;
}

const addressOf = (container: string) =>
  podman('inspect', '--format', '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}', container);

async function ask<Body>(url: URL, options: RequestInit = {}): Promise<Body> {
  // As an ingress controller tells it.
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };
  const response = await fetch(url, { ...options, headers: { ...forwarded, ...(options.headers as object) } });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status} ${answer}`);
  // An edge of its own: what a route answers is checked where it is read.
  return JSON.parse(answer) as Body;
}

async function logInAndLook(site: string): Promise<void> {
  const { access } = await ask<{ access: string }>(new URL('/auth/jwt/create/', site), {
    method: 'POST',
    body: JSON.stringify({ username: demo.adviser.cedula, password: demo.password }),
    headers: { 'content-type': 'application/json' },
  });
  say('an adviser is logged in');
  const journeys = await eventually(async () => {
    const url = new URL(`/api/v1/journey/journeys_by_agency/${demo.agency}`, site);
    const rows = z.array(journeySummary).parse(await ask(url, { headers: { authorization: `JWT ${access}` } }));
    if (rows.length === 0) throw new Error('no journeys yet');
    return Promise.all(
      rows.map(async ({ journey_id: id }) => {
        const one = new URL(`/api/v1/journey/journey/${id}`, site);
        return journeyView.parse(await ask(one, { headers: { authorization: `JWT ${access}` } }));
      }),
    );
  }, TIMEOUT);
  const services = journeys.flatMap((one) => one.services);
  say(
    `${journeys.length} journeys, with ${services.filter(({ status }) => status === 'T').length} of ${services.length} services`,
  );
}

try {
  await podman('network', 'create', NETWORK);
  undo.push(() => podman('network', 'rm', '--force', NETWORK));
  for (const secret of ofKind('Secret')) {
    const file = join(folder, secret.metadata.name);
    // As podman 4.3 keeps one; a newer one takes it as a manifest.
    await writeFile(file, JSON.stringify(secret.data));
    undo.push(() => podman('secret', 'rm', secret.metadata.name));
    await podman('secret', 'create', secret.metadata.name, file);
  }
  for (const part of ofKind('StatefulSet')) await startPart(part);
  const isReady = ['exec', `${NETWORK}-postgresql`, 'pg_isready', '--host', 'localhost', '--username', 'postgres'];
  await eventually(() => podman(...isReady), TIMEOUT);
  say('PostgreSQL, Redis and the store run');
  for (const job of ofKind('Job')) await playToItsEnd(job);
  for (const deployment of ofKind('Deployment')) {
    const { name } = deployment.metadata;
    await play(deployment, [withoutPorts(deployment)]);
    if (name === 'mailpit') continue;
    const address = await addressOf(`${name}-pod-0-process`);
    await eventually(() => ask(new URL(`http://${address}:3000/health/ready`)), TIMEOUT);
    say(`${name} is ready`);
  }
  await logInAndLook(`http://${await addressOf('bff-pod-0-process')}:3000`);
  const taken = ['ConfigMap', 'Secret', 'Deployment', 'Job', 'StatefulSet', 'Service'];
  const left = new Set(manifests.map(({ kind }) => kind).filter((kind) => !taken.includes(kind)));
  say(`left out: ${[...left].join(', ')}`);
} finally {
  for (const step of undo.reverse()) await step().catch((error: unknown) => say(String(error)));
}
process.exit(0);
