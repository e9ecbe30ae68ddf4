import type { NetworkPolicyPeer } from 'kubernetes-types/networking/v1.d.ts';
import { environmentGiven, type Pod, podsOf } from './pods.ts';
import { find, type Manifest, ofKind } from './rendering.ts';
import { labelsOf, lets, rulesOf, wayProblems } from './ways.ts';

const schemePorts: Readonly<Record<string, number>> = {
  'http:': 80,
  'https:': 443,
  'postgres:': 5432,
  'redis:': 6379,
  'smtp:': 25,
};

/** Settings that hold an address which a pod asks: what is read by everybody, and what a migration or a command reads. */
const asksAt = (pod: Pod) =>
  ({ migration: /^DATABASE_URL$/, admin: /^(DATABASE|REDIS)_URL$/ })[
    pod.template.metadata?.labels?.['app.kubernetes.io/component'] ?? ''
  ] ?? /^(?!PUBLIC_URL$|BACKUP_URL$).*(_URL|_ENDPOINT)$/;

function addressesGiven(pod: Pod, manifests: readonly Manifest[], secretsFrom: readonly Manifest[]) {
  const given = pod.containers.flatMap((one) => Object.entries(environmentGiven(one, manifests, secretsFrom)));
  return given
    .filter(([name, value]) => asksAt(pod).test(name) && URL.canParse(value))
    .map(([name, value]) => {
      const { hostname, port, protocol } = new URL(value);
      return { name, hostname, port: Number(port) || (schemePorts[protocol] ?? 0) };
    });
}

const isAnywhere = ({ ipBlock }: NetworkPolicyPeer) => ipBlock !== undefined;

/** Where an address that a pod is given leads to nobody, or where a policy of either end is in the way. */
export function addressProblems(manifests: readonly Manifest[], secretsFrom: readonly Manifest[]): string[] {
  const services = new Map(ofKind(manifests, 'Service').map((one) => [one.metadata?.name, one]));
  const hasOwnParts = ofKind(manifests, 'Secret').length > 0;
  const problems = podsOf(manifests).flatMap((pod) => {
    const labels = pod.template.metadata?.labels ?? {};
    if (labels['app.kubernetes.io/component'] === 'watch') return [];
    return addressesGiven(pod, manifests, secretsFrom).flatMap(({ name, hostname, port }) => {
      const service = services.get(hostname);
      const say = (words: string) => `${pod.who} asks ${hostname}:${port} (${name}): ${words}`;
      if (service) return wayProblems(manifests, labels, service, port).map(say);
      if (hostname.includes('.'))
        return lets(rulesOf(manifests, labels).out, port, isAnywhere) ? [] : [say('the caller does not let it out')];
      // The parts of production are elsewhere, and so are the Secrets that name them.
      return hasOwnParts ? [say('there is no such Service')] : [];
    });
  });
  return [...new Set(problems)];
}

/** Whether everybody may ask for names, and whoever is outside may come in, through the controller alone. */
export function doorwayProblems(manifests: readonly Manifest[]): string[] {
  const port = Number(find(manifests, 'ConfigMap', 'platform').data?.PORT);
  const bff = labelsOf(manifests, { 'app.kubernetes.io/component': 'process', 'app.kubernetes.io/name': 'bff' }) ?? {};
  const ofAll = rulesOf(manifests, {}).out;
  const isNames = ({ namespaceSelector, podSelector }: NetworkPolicyPeer) =>
    namespaceSelector?.matchLabels?.['kubernetes.io/metadata.name'] === 'kube-system' &&
    podSelector?.matchLabels?.['k8s-app'] === 'kube-dns';
  const isController = ({ namespaceSelector }: NetworkPolicyPeer) =>
    namespaceSelector?.matchLabels?.['bitacora/role'] === 'ingress';
  return [
    ...(lets(ofAll, 53, isNames) ? [] : ['nobody may ask for names']),
    ...(lets(rulesOf(manifests, bff).into, port, isController) ? [] : ['the controller of the Ingress is not let in']),
  ];
}
