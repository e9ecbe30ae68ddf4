import type { NetworkPolicySpec } from 'kubernetes-types/networking/v1.d.ts';
import { find, type Kinds, type Manifest } from '../../../fixture/deployment/rendering.ts';

/** A violation of a rule, to be planted among manifests that keep them all. */
export interface Violation {
  what: string;
  plant: (manifests: Manifest[]) => void;
  /** Among what is told. */
  seen: RegExp;
}

const remove = (all: Manifest[], kind: keyof Kinds, name: string) =>
  void all.splice(all.indexOf(find(all, kind, name)), 1);
const podOf = (all: Manifest[], name: string) =>
  find(all, 'Deployment', name).spec?.template.spec ?? { containers: [] };
/** Of a process and of its migration alike: to compare the two would not show a fault of both. */
const containersOf = (all: Manifest[], name: string) => [
  ...podOf(all, name).containers,
  ...(find(all, 'Job', `migrate-${name}`).spec?.template.spec?.containers ?? []),
];
/** Another one like this, of another name. */
function copy(all: Manifest[], kind: keyof Kinds, name: string, otherwise: object) {
  const one = structuredClone(find(all, kind, name));
  all.push({ ...one, ...otherwise, metadata: { ...one.metadata, name: 'extra' } } as Manifest);
}
/** What a single change does not make: the same thing in two places, and what is there besides. */
export const plantedShapes: [Violation, ...Violation[]] = [
  {
    what: 'a call leads to another process, and so does that of the migration',
    plant: (all) => {
      for (const { env = [] } of containersOf(all, 'bff'))
        for (const one of env) if (one.name === 'BILLING_URL') one.value = 'http://journeys:3000';
    },
    seen: /Deployment bff: .*BILLING_URL is "http:\/\/journeys:3000"[^]*Job migrate-bff: .*BILLING_URL/,
  },
  {
    what: 'a process has the database of another, and so has its migration',
    plant: (all) => {
      const name = find(all, 'Secret', 'database-identity').metadata?.name;
      for (const { envFrom = [] } of containersOf(all, 'billing'))
        for (const { secretRef } of envFrom)
          if (secretRef?.name?.startsWith('database-')) Object.assign(secretRef, { name });
    },
    seen: /Deployment billing: .*DATABASE_URL is .*bitacora_identity.*[^]*Job migrate-billing: .*DATABASE_URL/,
  },
  {
    what: 'a process has no manifest',
    plant: (all) => remove(all, 'Deployment', 'billing'),
    seen: /there is no Deployment billing/,
  },
  {
    what: 'something is deployed that is nothing of the launcher, of whatever kind',
    plant: (all) => {
      copy(all, 'Deployment', 'bff', {});
      copy(all, 'Deployment', 'bff', { kind: 'StatefulSet' });
      copy(all, 'Deployment', 'bff', { kind: 'Pod', apiVersion: 'v1' });
    },
    seen: /^Deployment extra is there[^]*StatefulSet extra is there[^]*Pod extra is there/m,
  },
  {
    what: 'there is a second door, and a second name for a process',
    plant: (all) => {
      copy(all, 'Ingress', 'public', {});
      copy(all, 'Service', 'identity', {});
    },
    seen: /Ingress extra is there[^]*Service extra is there/,
  },
  {
    what: 'the same manifest is there twice',
    plant: (all) => all.push(find(all, 'Deployment', 'bff')),
    seen: /another Deployment bff is there/,
  },
  {
    what: 'a pod has a second container, and one that runs before',
    plant: (all) => {
      const pod = podOf(all, 'billing');
      pod.containers.push({ name: 'side', image: 'busybox:1' });
      pod.initContainers = [{ name: 'first', image: 'busybox:1' }];
    },
    seen: /containers\[1\] is .*nobody expects[^]*initContainers is .*nobody expects/,
  },
  {
    what: 'a container undoes what its pod may not, and has a port of its node',
    plant: (all) => {
      const [container] = podOf(all, 'billing').containers;
      Object.assign(container?.securityContext ?? {}, { runAsNonRoot: false, runAsGroup: 0 });
      Object.assign(container?.ports?.[0] ?? {}, { hostPort: 3000 });
    },
    seen: /runAsNonRoot is false, which nobody expects[^]*hostPort is 3000, which nobody expects/,
  },
  {
    what: 'a process is asleep',
    plant: (all) => Object.assign(find(all, 'Deployment', 'billing').spec ?? {}, { replicas: 0, paused: true }),
    seen: /replicas is 0, which nobody expects[^]*paused is true, which nobody expects/,
  },
  {
    what: 'a Secret is referred to that is not there',
    plant: (all) => podOf(all, 'journeys').containers[0]?.envFrom?.push({ secretRef: { name: 'nothing' } }),
    seen: /Deployment journeys: .*there is no Secret nothing/,
  },
  {
    what: 'a limit is less than what is asked for',
    plant: (all) => Object.assign(podOf(all, 'billing').containers[0]?.resources?.limits ?? {}, { memory: '20Mi' }),
    seen: /Deployment billing: .*resources is/,
  },
];

const policy = (all: Manifest[], spec: NetworkPolicySpec) =>
  void all.push({
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name: 'extra', namespace: 'bitacora' },
    spec,
  });
const everywhere = { ipBlock: { cidr: '0.0.0.0/0' } };
const specOf = (all: Manifest[], name: string) => find(all, 'NetworkPolicy', name).spec ?? { podSelector: {} };
const ofProcesses = { matchLabels: { 'app.kubernetes.io/component': 'process' } };

/** Ways that a policy more or a label more opens, and ways that one less closes. */
export const plantedWays: [Violation, ...Violation[]] = [
  {
    what: 'one more policy lets everybody here to every process',
    plant: (all) =>
      policy(all, {
        podSelector: ofProcesses,
        policyTypes: ['Ingress'],
        ingress: [{ from: [{ podSelector: {} }], ports: [{ port: 3000 }] }],
      }),
    seen: /identity may be asked by somebody else here at TCP 3000, which nobody needs/,
  },
  {
    what: 'one more policy lets everybody out',
    plant: (all) =>
      policy(all, {
        podSelector: {},
        policyTypes: ['Egress'],
        egress: [{ to: [everywhere], ports: [{ port: 443 }] }],
      }),
    seen: /billing may ask 0\.0\.0\.0\/0 without exception at TCP 443, which nobody needs/,
  },
  {
    what: 'a policy says by an expression whom it is about',
    plant: (all) =>
      policy(all, {
        podSelector: { matchExpressions: [{ key: 'app.kubernetes.io/name', operator: 'In', values: ['identity'] }] },
        policyTypes: ['Ingress'],
        ingress: [{ from: [{ namespaceSelector: {} }] }],
      }),
    seen: /identity may be asked by somebody elsewhere at any port, which nobody needs/,
  },
  {
    what: 'a policy is about pods that are not there',
    plant: (all) => policy(all, { podSelector: { matchLabels: { name: 'nobody' } }, policyTypes: ['Egress'] }),
    seen: /NetworkPolicy extra speaks of nobody/,
  },
  {
    what: 'a port is one of UDP, or the first of many',
    plant: (all) => {
      for (const { ports = [] } of specOf(all, 'billing').ingress ?? [])
        Object.assign(ports[0] ?? {}, { protocol: 'UDP' });
      for (const { ports = [] } of specOf(all, 'identity').ingress ?? [])
        Object.assign(ports[0] ?? {}, { endPort: 65535 });
    },
    seen: /billing may be asked by bff at UDP 3000[^]*identity may be asked by bff at TCP 3000-65535/,
  },
  {
    what: 'a job may reach a part that it does not need',
    plant: (all) => {
      const labels = { 'reaches-mail-server': 'true' };
      Object.assign(find(all, 'Job', 'migrate-billing').spec?.template.metadata?.labels ?? {}, labels);
      const admin = find(all, 'CronJob', 'admin').spec?.jobTemplate.spec?.template.metadata?.labels;
      Object.assign(admin ?? {}, labels);
    },
    seen: /migrate-billing may ask mailpit[^]*admin may ask mailpit|admin may ask mailpit[^]*migrate-billing may ask mailpit/,
  },
  {
    what: 'nothing is denied by default',
    plant: (all) => remove(all, 'NetworkPolicy', 'deny-all'),
    seen: /somebody else here may be asked by everybody at any port[^]*nothing is denied by default/,
  },
  {
    what: 'a policy is gone: of a call, of a part, of the door, of the names',
    plant: (all) => {
      for (const name of ['billing', 'postgresql', 'public', 'names', 'reaches-redis', 'measured'])
        remove(all, 'NetworkPolicy', name);
    },
    seen: new RegExp(
      [
        'billing may ask the names',
        'billing may ask journeys',
        'bff may be asked by the controller',
        'postgresql may be asked by billing',
        'billing may ask redis',
        'bff may be asked by prometheus',
      ]
        .map((way) => `(?=[^]*not so: ${way} at)`)
        .join(''),
    ),
  },
];
