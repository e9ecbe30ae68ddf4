import type { Container, PodTemplateSpec } from 'kubernetes-types/core/v1.d.ts';
import type { LabelSelector } from 'kubernetes-types/meta/v1.d.ts';
import type { NetworkPolicyPeer, NetworkPolicyPort, NetworkPolicySpec } from 'kubernetes-types/networking/v1.d.ts';
import { allParts, type Part } from '../parts-reached.ts';
import { called, type Manifest, ofKind, unhashed } from '../../../fixture/deployment/rendering.ts';

type Labels = Readonly<Record<string, string>>;

/** Somebody who can ask or be asked: a pod of the platform, or one that stands for all of its kind elsewhere. */
export interface Actor {
  name: string;
  labels: Labels;
  /** Of its namespace. */
  namespace: Labels;
  ports: readonly { name?: string; containerPort: number }[];
}

const HERE = { 'kubernetes.io/metadata.name': 'bitacora' };
const outside = (name: string, namespace: Labels, labels: Labels = {}): Actor => ({
  name,
  labels,
  namespace,
  ports: [],
});

/** Who is in the cluster besides, and of each kind somebody who has no business here. */
export const others = {
  names: outside('the names', { 'kubernetes.io/metadata.name': 'kube-system' }, { 'k8s-app': 'kube-dns' }),
  system: outside('another pod of the system', { 'kubernetes.io/metadata.name': 'kube-system' }),
  controller: outside('the controller', { 'kubernetes.io/metadata.name': 'doors', 'bitacora/role': 'ingress' }),
  monitoring: outside('a Prometheus elsewhere', {
    'kubernetes.io/metadata.name': 'eyes',
    'bitacora/role': 'monitoring',
  }),
  pretender: outside('a pod elsewhere that is called like the names', {}, { 'k8s-app': 'kube-dns' }),
  elsewhere: outside('somebody elsewhere', { 'kubernetes.io/metadata.name': 'elsewhere' }),
  here: outside('somebody else here', HERE),
};

/** A pod that has nothing but the label with which a part is reached: what that label opens by itself. */
export const whoeverReaches = (part: Part): Actor =>
  outside(`whoever reaches ${part}`, HERE, { [`reaches-${part}`]: 'true' });

/** The pods that a manifest asks for. */
export function podTemplateOf(manifest: Manifest): PodTemplateSpec | undefined {
  switch (manifest.kind) {
    case 'Deployment':
    case 'StatefulSet':
    case 'DaemonSet':
    case 'Job':
      return (manifest as { spec?: { template: PodTemplateSpec } }).spec?.template;
    case 'CronJob':
      return (manifest as { spec?: { jobTemplate: { spec?: { template: PodTemplateSpec } } } }).spec?.jobTemplate.spec
        ?.template;
    default:
      return undefined;
  }
}

const portsOf = ({ containers = [] }: { containers?: readonly Container[] } = {}) =>
  containers.flatMap(({ ports = [] }) => ports);

/** Everybody of the platform, and everybody else. */
export function actorsOf(manifests: readonly Manifest[]): Actor[] {
  const own = manifests.flatMap((manifest) => {
    const template = podTemplateOf(manifest);
    if (!template) return [];
    const { name } = manifest.metadata ?? {};
    const labels = template.metadata?.labels ?? {};
    return [{ name: unhashed(name), labels, namespace: HERE, ports: portsOf(template.spec) }];
  });
  return [...own, ...Object.values(others), ...allParts.map(whoeverReaches)];
}

function selects({ matchLabels = {}, matchExpressions = [] }: LabelSelector, labels: Labels): boolean {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, operator, values = [] }) => {
      const value = labels[key];
      if (operator === 'Exists') return value !== undefined;
      if (operator === 'DoesNotExist') return value === undefined;
      const isAmong = value !== undefined && values.includes(value);
      return operator === 'In' ? isAmong : !isAmong;
    })
  );
}

const isHere = ({ namespace }: Actor) => namespace === HERE || selects({ matchLabels: HERE }, namespace);

/** Whom a peer of a policy stands for: actors, or addresses as they are written. */
function whoIs(peer: NetworkPolicyPeer, actors: readonly Actor[]): (Actor | string)[] {
  const { ipBlock, namespaceSelector, podSelector = {} } = peer;
  if (ipBlock) return [`${ipBlock.cidr} without ${ipBlock.except?.join() ?? 'exception'}`];
  return actors.filter(
    (one) =>
      (namespaceSelector ? selects(namespaceSelector, one.namespace) : isHere(one)) && selects(podSelector, one.labels),
  );
}

/** `TCP 3000`; one that goes by its name is the port of that name of whoever is asked. */
function portWords(ports: readonly NetworkPolicyPort[] | undefined, asked: Actor | string): string[] {
  if (!ports?.length) return ['any port'];
  return ports.map(({ port = 'any port', endPort, protocol = 'TCP' }) => {
    const named = typeof asked === 'string' ? undefined : asked.ports.find(({ name }) => name === port);
    return `${protocol} ${named?.containerPort ?? port}${endPort === undefined ? '' : `-${endPort}`}`;
  });
}

const nameOf = (who: Actor | string) => (typeof who === 'string' ? who : who.name);

type Rule = { peers: readonly NetworkPolicyPeer[] | undefined; ports: readonly NetworkPolicyPort[] | undefined };
const rulesOf = ({ ingress = [], egress = [] }: NetworkPolicySpec) => ({
  Ingress: ingress.map(({ from, ports }): Rule => ({ peers: from, ports })),
  Egress: egress.map(({ to, ports }): Rule => ({ peers: to, ports })),
});

/**
 * Everything that the policies of a rendering let through, all of them together: `billing may ask journeys at TCP 3000`,
 * `journeys may be asked by billing at TCP 3000`. A way is open where both stand there. Whoever no policy limits may ask,
 * or be asked by, everybody.
 */
export function waysOf(manifests: readonly Manifest[]): Set<string> {
  const actors = actorsOf(manifests);
  const policies = ofKind(manifests, 'NetworkPolicy').flatMap(({ spec }) => (spec ? [spec] : []));
  const ways = new Set<string>();
  for (const [type, verb] of [
    ['Ingress', 'may be asked by'],
    ['Egress', 'may ask'],
  ] as const) {
    const unlimited = new Set(actors.filter(isHere));
    for (const policy of policies.filter(({ policyTypes }) => policyTypes?.includes(type))) {
      const about = actors.filter((one) => isHere(one) && selects(policy.podSelector, one.labels));
      for (const own of about) unlimited.delete(own);
      for (const { peers, ports } of rulesOf(policy)[type]) {
        const found = peers?.length ? peers.flatMap((peer) => whoIs(peer, actors)) : ['everybody'];
        for (const own of about)
          for (const peer of found)
            for (const port of portWords(ports, type === 'Ingress' ? own : peer))
              ways.add(`${own.name} ${verb} ${nameOf(peer)} at ${port}`);
      }
    }
    for (const own of unlimited) ways.add(`${own.name} ${verb} everybody at any port`);
  }
  return ways;
}

/** Policies that speak of nobody: of pods that are not there, or of a namespace that has no part in the platform. */
export function idlePolicies(manifests: readonly Manifest[]): string[] {
  const actors = actorsOf(manifests);
  return ofKind(manifests, 'NetworkPolicy').flatMap((policy) => {
    const { podSelector = {}, ...spec } = policy.spec ?? {};
    const peers = Object.values(rulesOf({ podSelector, ...spec })).flatMap((rules) =>
      rules.flatMap((rule) => rule.peers ?? []),
    );
    const isIdle =
      !actors.some((one) => isHere(one) && selects(podSelector, one.labels)) ||
      peers.some((peer) => whoIs(peer, actors).length === 0);
    return isIdle ? [`${called(policy)} speaks of nobody`] : [];
  });
}
