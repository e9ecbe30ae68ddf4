import type { NetworkPolicyPeer } from 'kubernetes-types/networking/v1.d.ts';
import { podsOf } from './pods.ts';
import { type Kinds, type Manifest, ofKind } from './rendering.ts';

export type Labels = Readonly<Record<string, string>>;

interface Rule {
  peers: NetworkPolicyPeer[];
  ports: { port?: unknown; protocol?: string }[];
}

export const selects = (selector: Labels = {}, labels: Labels = {}) =>
  Object.entries(selector).every(([name, value]) => labels[name] === value);

/** The pod that a selector finds. */
const podOf = (manifests: readonly Manifest[], selector: Labels = {}) =>
  podsOf(manifests).find(({ template }) => selects(selector, template.metadata?.labels));

/** Its labels. */
export const labelsOf = (manifests: readonly Manifest[], selector: Labels): Labels | undefined =>
  podOf(manifests, selector)?.template.metadata?.labels;

/** What the policies of a pod with these labels let out, and in. */
export function rulesOf(manifests: readonly Manifest[], labels: Labels): { out: Rule[]; into: Rule[] } {
  const own = ofKind(manifests, 'NetworkPolicy').filter(({ spec }) => selects(spec?.podSelector.matchLabels, labels));
  return {
    out: own.flatMap(({ spec }) => (spec?.egress ?? []).map(({ to: peers = [], ports = [] }) => ({ peers, ports }))),
    into: own.flatMap(({ spec }) =>
      (spec?.ingress ?? []).map(({ from: peers = [], ports = [] }) => ({ peers, ports })),
    ),
  };
}

/** Whether one of the rules names this port and a peer that is so. */
export const lets = (rules: readonly Rule[], port: number, isSo: (peer: NetworkPolicyPeer) => boolean) =>
  rules.some(({ peers, ports }) => ports.some((one) => one.port === port) && peers.some(isSo));

const isPod = (labels: Labels) => (peer: NetworkPolicyPeer) =>
  peer.podSelector !== undefined && !peer.namespaceSelector && selects(peer.podSelector.matchLabels, labels);

/** Why a pod with these labels does not reach a Service at a port: there is none, or a policy of either end is in the way. */
export function wayProblems(
  manifests: readonly Manifest[],
  asking: Labels,
  { spec }: Kinds['Service'],
  port: number,
): string[] {
  const pod = podOf(manifests, spec?.selector);
  const asked = pod?.template.metadata?.labels;
  const own = spec?.ports?.find((one) => one.port === port);
  if (!pod || !asked) return ['there is no pod'];
  if (!own) return [`it has no port ${port}`];
  const target = pod.containers
    .flatMap(({ ports = [] }) => ports)
    .find(({ name, containerPort }) => (own.targetPort ?? port) === name || (own.targetPort ?? port) === containerPort);
  if (!target) return ['its pod has no such port'];
  return [
    ...(lets(rulesOf(manifests, asking).out, target.containerPort, isPod(asked)) ? [] : ['the caller does not let it']),
    ...(lets(rulesOf(manifests, asked).into, target.containerPort, isPod(asking))
      ? []
      : ['the called does not let it']),
  ];
}
