import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isProcessName, type ProcessName, processNames } from '../../../src/platform/processes.ts';
import { root } from '../../../src/platform/settings.ts';
import { partsReachedBy, partsReachedWith } from './arrows.ts';
import { environmentGiven } from './pods.ts';
import { find, type Kinds, type Manifest, ofKind, unhashed } from './rendering.ts';
import { settingsProblems, settingsReadBy } from './schema-of-process.ts';
import { type Labels, selects } from './ways.ts';

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

const kindsOfEach: readonly (keyof Kinds)[] = [
  'ServiceAccount',
  'Deployment',
  'Service',
  'HorizontalPodAutoscaler',
  'PodDisruptionBudget',
  'NetworkPolicy',
];

/** What a process lacks, and processes that are none. */
export function missingManifests(manifests: readonly Manifest[]): string[] {
  const names = (kind: keyof Kinds) => new Set(ofKind(manifests, kind).map(({ metadata }) => unhashed(metadata?.name)));
  const wanted = processNames.flatMap((name) => [
    ...kindsOfEach.map((kind) => [kind, name] as const),
    ['Job' as const, `migrate-${name}`] as const,
  ]);
  const strangers = ofKind(manifests, 'Deployment')
    .filter(({ metadata }) => metadata?.labels?.['app.kubernetes.io/component'] === 'process')
    .map(({ metadata }) => metadata?.name ?? '')
    .filter((name) => !isProcessName(name));
  return [
    ...wanted.flatMap(([kind, name]) => (names(kind).has(name) ? [] : [`there is no ${kind} ${name}`])),
    ...strangers.map((name) => `${name} is no process of the launcher`),
  ];
}

const containerOf = ({ spec }: Kinds['Deployment'] | Kinds['Job']) => {
  const [container] = spec?.template.spec?.containers ?? [];
  if (!container) throw new Error('a pod without a container');
  return container;
};

/** Where a process's ports, probes, image or order of ending differ from what it is and reads. */
function outfitProblems(manifests: readonly Manifest[], name: ProcessName, given: Record<string, string>): string[] {
  const deployment = find(manifests, 'Deployment', name);
  const { ports = [], image = '', livenessProbe, readinessProbe, startupProbe, lifecycle } = containerOf(deployment);
  const portOf = (purpose: string) => String(ports.find((port) => port.name === purpose)?.containerPort);
  const [service] = find(manifests, 'Service', name).spec?.ports ?? [];
  const pods = deployment.spec?.template.metadata?.labels;
  const others = find(manifests, 'Job', `migrate-${name}`).spec?.template.metadata?.labels;
  const isOfPods = (selector?: Labels) =>
    selector !== undefined && selects(selector, pods) && !selects(selector, others);
  const budget = find(manifests, 'PodDisruptionBudget', name).spec;
  const { scaleTargetRef: grows, metrics } = find(manifests, 'HorizontalPodAutoscaler', name).spec ?? {};
  const policy = find(manifests, 'NetworkPolicy', name).spec;
  const rules = [...(policy?.ingress ?? []), ...(policy?.egress ?? [])];
  const grace = deployment.spec?.template.spec?.terminationGracePeriodSeconds ?? 30;
  const checks: Readonly<Record<string, boolean>> = {
    'its port is PORT': portOf('http') === given.PORT,
    'its metrics are at METRICS_PORT': portOf('metrics') === given.METRICS_PORT,
    'its Service leads to its port': service?.targetPort === 'http' && String(service.port) === given.PORT,
    'its Service and its budget are of its pods':
      isOfPods(find(manifests, 'Service', name).spec?.selector) && isOfPods(budget?.selector?.matchLabels),
    'one of its pods at a time may be taken away': budget?.maxUnavailable === 1 && budget.minAvailable === undefined,
    'a release takes none of its pods away': deployment.spec?.strategy?.rollingUpdate?.maxUnavailable === 0,
    'it grows with its work': metrics?.some(({ resource }) => resource?.name === 'cpu') === true,
    'what grows is its Deployment': grows?.kind === 'Deployment' && grows.name === name,
    'its policy speaks of its port': rules.every((rule) =>
      rule.ports?.every(({ port }) => String(port) === given.PORT),
    ),
    'it is asked whether it lives': livenessProbe?.httpGet?.path === '/health/live' && startupProbe !== undefined,
    'it is asked whether it is ready': readinessProbe?.httpGet?.path === '/health/ready',
    'it waits before it ends, and has the time to': lifecycle?.preStop !== undefined && grace >= 15 && grace <= 20,
    'its image is this version': image.endsWith(`bitacora/${name}:${version}`),
  };
  return Object.entries(checks).flatMap(([words, holds]) => (holds ? [] : [`${name}: not so: ${words}`]));
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Where what a process is given differs from what it reads, and what it may reach from what it needs. */
export async function processProblems(
  manifests: readonly Manifest[],
  name: ProcessName,
  secretsFrom: readonly Manifest[],
): Promise<string[]> {
  const [deployment, job] = [find(manifests, 'Deployment', name), find(manifests, 'Job', `migrate-${name}`)];
  const given = environmentGiven(containerOf(deployment), manifests, secretsFrom);
  const settings = new Set(Object.keys(given));
  const reached = partsReachedBy(deployment.spec?.template.metadata?.labels);
  const needed = partsReachedWith(await settingsReadBy(name));
  const [{ image, env, envFrom }, migration] = [containerOf(deployment), containerOf(job)];
  const volumes = deployment.spec?.template.spec?.volumes ?? [];
  return [
    ...(await settingsProblems(name, settings)).map((words) => `${name}: ${words}`),
    ...outfitProblems(manifests, name, given),
    ...(same(reached.toSorted(), needed.toSorted())
      ? []
      : [`${name} reaches ${reached.join()}, and needs ${needed.join()}`]),
    ...(same({ image, env, envFrom }, { image: migration.image, env: migration.env, envFrom: migration.envFrom })
      ? []
      : [`${name}: its migration is given something else`]),
    ...(same(migration.args, ['migrate']) ? [] : [`${name}: its migration does not migrate`]),
    ...(volumes.every(({ emptyDir }) => emptyDir) ? [] : [`${name} mounts more than a place for temporary files`]),
  ];
}

/** Where what an operator's Job is made of differs from the process whose command it runs, or would run by itself. */
export function adminProblems(manifests: readonly Manifest[]): string[] {
  const { spec } = find(manifests, 'CronJob', 'admin');
  const { containers = [], restartPolicy } = spec?.jobTemplate.spec?.template.spec ?? {};
  const [container] = containers;
  const { image, env, envFrom } = containerOf(find(manifests, 'Deployment', 'identity'));
  const checks: Readonly<Record<string, boolean>> = {
    'it never runs by itself': spec?.suspend === true,
    'what is refused is not tried again': spec?.jobTemplate.spec?.backoffLimit === 0 && restartPolicy === 'Never',
    'it is the image of identity, with its settings': same(
      { image, env, envFrom },
      { image: container?.image, env: container?.env, envFrom: container?.envFrom },
    ),
    'it runs the command of identity': container?.args?.[0] === 'admin',
  };
  return Object.entries(checks).flatMap(([words, holds]) => (holds ? [] : [`admin: not so: ${words}`]));
}

/** What keeps a broker of ours from losing what it is given (architecture#events). */
export function brokerProblems(manifests: readonly Manifest[]): string[] {
  const { args = [] } = find(manifests, 'StatefulSet', 'redis').spec?.template.spec?.containers[0] ?? {};
  const settings = ['--appendonly yes', '--appendfsync everysec', '--maxmemory-policy noeviction'];
  return settings.flatMap((one) => (args.join(' ').includes(one) ? [] : [`redis: not so: ${one}`]));
}

/** What is wrong with the door: it leads to the BFF, by TLS, at the host of PUBLIC_URL. */
export function doorProblems(manifests: readonly Manifest[]): string[] {
  const { spec } = find(manifests, 'Ingress', 'public');
  const host = new URL(find(manifests, 'ConfigMap', 'platform').data?.PUBLIC_URL ?? '').hostname;
  const [rule, ...others] = spec?.rules ?? [];
  const backend = rule?.http?.paths[0]?.backend.service;
  return [
    ...(rule?.host === host && spec?.tls?.[0]?.hosts?.[0] === host ? [] : [`the host is not ${host}, with TLS`]),
    ...(backend?.name === 'bff' && others.length === 0 ? [] : ['something else than the BFF is public']),
    ...ofKind(manifests, 'Service').flatMap(({ metadata, spec: service }) =>
      (service?.type ?? 'ClusterIP') === 'ClusterIP' ? [] : [`Service ${metadata?.name} is public`],
    ),
  ];
}

/** The BFF hears of changes by a connection of its own; a migration has two. */
const BESIDE_THE_POOL = 2;

/** How many connections all replicas may open while a release replaces each. */
export function mostConnections(manifests: readonly Manifest[]): number {
  const pool = Number(find(manifests, 'ConfigMap', 'platform').data?.DATABASE_POOL);
  const replicas = ofKind(manifests, 'HorizontalPodAutoscaler').map(({ spec }) => (spec?.maxReplicas ?? 0) + 1);
  return replicas.reduce((sum, count) => sum + count * (pool + BESIDE_THE_POOL), 0);
}
