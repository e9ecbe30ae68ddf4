import type { Service } from 'kubernetes-types/core/v1.d.ts';
import type { NetworkPolicyPeer } from 'kubernetes-types/networking/v1.d.ts';
import { podsOf } from '../pods.ts';
import { type Manifest, ofKind } from '../rendering.ts';
import { addressesAsked } from './watch-files.ts';

type Labels = Readonly<Record<string, string>>;

const selects = (selector: Labels = {}, labels: Labels = {}) =>
  Object.entries(selector).every(([name, value]) => labels[name] === value);

/** Whether a policy's list of peers and ports lets these labels through at this port. */
const lets = (
  rules: readonly { peers?: NetworkPolicyPeer[]; ports?: { port?: unknown }[] }[],
  to: Labels,
  port: number,
) =>
  rules.some(
    ({ peers = [], ports = [] }) =>
      ports.some((one) => one.port === port) &&
      peers.some(({ podSelector }) => podSelector && selects(podSelector.matchLabels, to)),
  );

const labelsOf = (manifests: readonly Manifest[], selector: Labels) =>
  podsOf(manifests).find(({ template }) => selects(selector, template.metadata?.labels))?.template.metadata?.labels;

/** Where the address of a Service and its port do not lead: to no pod, or past a policy of either end. */
function wayProblems(manifests: readonly Manifest[], from: string, { spec }: Service, port: number): string[] {
  const asking = labelsOf(manifests, { 'app.kubernetes.io/name': from, 'app.kubernetes.io/component': 'watch' });
  const asked = labelsOf(manifests, spec?.selector ?? {});
  if (!asking || !asked) return ['there is no pod'];
  const policies = ofKind(manifests, 'NetworkPolicy');
  const of = (labels: Labels) => policies.filter((one) => selects(one.spec?.podSelector.matchLabels, labels));
  const out = of(asking).flatMap(({ spec: it }) =>
    (it?.egress ?? []).map(({ to: peers, ports }) => ({ peers, ports })),
  );
  const into = of(asked).flatMap(({ spec: it }) =>
    (it?.ingress ?? []).map(({ from: peers, ports }) => ({ peers, ports })),
  );
  return [
    ...(spec?.ports?.some((one) => one.port === port) ? [] : [`it has no port ${port}`]),
    ...(lets(out, asked, port) ? [] : ['the caller does not let it']),
    ...(lets(into, asking, port) ? [] : ['the called does not let it']),
  ];
}

/** What Prometheus and Grafana ask and cannot reach, where they are among the manifests. */
export function watchProblems(manifests: readonly Manifest[]): string[] {
  const services = ofKind(manifests, 'Service');
  if (!services.some(({ metadata }) => metadata?.name === 'prometheus')) return [];
  return addressesAsked.flatMap(({ by, host, port }) => {
    const service = services.find(({ metadata }) => metadata?.name === host);
    const problems = service ? wayProblems(manifests, by, service, port) : ['there is no such Service'];
    return problems.map((words) => `${by} asks ${host}:${port}: ${words}`);
  });
}
