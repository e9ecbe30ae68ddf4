import type { NetworkPolicyPeer } from 'kubernetes-types/networking/v1.d.ts';
import { isProcessName, type ProcessName, processNames } from '../../../src/platform/processes.ts';
import { callsOf } from './schema-of-process.ts';
import { called, type Manifest, ofKind } from './rendering.ts';

const nameLabel = 'app.kubernetes.io/name';
const isProcess = (name: string | undefined): name is ProcessName => name !== undefined && isProcessName(name);

const processesAmong = (peers: readonly NetworkPolicyPeer[] = []) =>
  peers.map(({ podSelector }) => podSelector?.matchLabels?.[nameLabel]).filter(isProcess);

/** `bff → journeys`, for each pair that a policy lets through, once from either end. */
function arrows(manifests: readonly Manifest[]) {
  const [into, outOf] = [new Set<string>(), new Set<string>()];
  for (const { spec } of ofKind(manifests, 'NetworkPolicy')) {
    const own = spec?.podSelector.matchLabels?.[nameLabel];
    if (!isProcess(own)) continue;
    for (const { from } of spec?.ingress ?? []) for (const peer of processesAmong(from)) into.add(`${peer} → ${own}`);
    for (const { to } of spec?.egress ?? []) for (const peer of processesAmong(to)) outOf.add(`${own} → ${peer}`);
  }
  return { into, outOf };
}

const difference = (what: string, wanted: ReadonlySet<string>, given: ReadonlySet<string>) => [
  ...[...wanted].filter((one) => !given.has(one)).map((arrow) => `${arrow}: ${what} does not let it`),
  ...[...given].filter((one) => !wanted.has(one)).map((arrow) => `${arrow}: ${what} lets it, and nobody calls so`),
];

const isOneProcess = ({ podSelector, namespaceSelector, ipBlock }: NetworkPolicyPeer) =>
  !namespaceSelector && !ipBlock && isProcess(podSelector?.matchLabels?.[nameLabel]);

/** Policies of a process that let somebody else through than a process: only the door of the platform may. */
function strangers(manifests: readonly Manifest[]): string[] {
  return ofKind(manifests, 'NetworkPolicy').flatMap((policy) => {
    const { podSelector, ingress = [], egress = [] } = policy.spec ?? {};
    if (policy.metadata?.name === 'public' || !isProcess(podSelector?.matchLabels?.[nameLabel])) return [];
    const peers = [...ingress.flatMap(({ from = [] }) => from), ...egress.flatMap(({ to = [] }) => to)];
    return peers.every(isOneProcess) ? [] : [`${called(policy)} names somebody who is no process`];
  });
}

/** Policies that hold everything which no other one lets through. */
function openDoors(manifests: readonly Manifest[]): string[] {
  const policies = ofKind(manifests, 'NetworkPolicy');
  const deniesAll = policies.some(
    ({ spec }) =>
      Object.keys(spec?.podSelector ?? {}).length === 0 &&
      ['Ingress', 'Egress'].every((one) => spec?.policyTypes?.includes(one)) &&
      !spec?.ingress &&
      !spec?.egress,
  );
  const unlimited = policies.flatMap((policy) => {
    const rules = [
      ...(policy.spec?.ingress ?? []).map(({ from, ports }) => ({ peers: from, ports })),
      ...(policy.spec?.egress ?? []).map(({ to, ports }) => ({ peers: to, ports })),
    ];
    return rules.every(({ peers, ports }) => peers?.length && ports?.length)
      ? []
      : [`${called(policy)} names no peer or no port`];
  });
  return [...(deniesAll ? [] : ['nothing is denied by default']), ...unlimited];
}

/** Where the arrows of the policies differ from the calls that the code makes, and where a policy is no limit. */
export async function arrowProblems(manifests: readonly Manifest[]): Promise<string[]> {
  const pairs = await Promise.all(
    processNames.map(async (name) => (await callsOf(name)).map((to) => `${name} → ${to}`)),
  );
  const wanted = new Set(pairs.flat());
  const { into, outOf } = arrows(manifests);
  return [
    ...difference('the called', wanted, into),
    ...difference('the caller', wanted, outOf),
    ...strangers(manifests),
    ...openDoors(manifests),
  ];
}

/** Which part a setting stands for: a pod with it carries the label that lets it reach the part. */
const partsBySetting = {
  DATABASE_URL: 'postgresql',
  REDIS_URL: 'redis',
  S3_ENDPOINT: 'object-store',
  SMTP_URL: 'mail-server',
  BACKUP_URL: 'backup-store',
} as const;

/** The parts that a process reaches, by what it reads. */
export const partsReachedWith = (settings: ReadonlySet<string>) =>
  Object.entries(partsBySetting).flatMap(([setting, part]) => (settings.has(setting) ? [part] : []));

/** The parts that a pod's labels let it reach. */
export const partsReachedBy = (labels: Readonly<Record<string, string>> = {}) =>
  Object.keys(labels).flatMap((label) => (label.startsWith('reaches-') ? [label.slice('reaches-'.length)] : []));

/** Parts that no policy lets anybody reach. */
export const unreachableParts = (manifests: readonly Manifest[]) =>
  Object.values(partsBySetting).filter(
    (part) =>
      !ofKind(manifests, 'NetworkPolicy').some(
        ({ spec }) => spec?.podSelector.matchLabels?.[`reaches-${part}`] === 'true' && spec.egress?.length,
      ),
  );
