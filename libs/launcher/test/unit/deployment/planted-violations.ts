import { find, type Kinds, type Manifest } from './rendering.ts';

const deployment = (manifests: Manifest[], name: string) => find(manifests, 'Deployment', name);
const podOf = ({ spec }: Kinds['Deployment']) => spec?.template.spec ?? { containers: [] };
const containerOf = (manifests: Manifest[], name: string) =>
  podOf(deployment(manifests, name)).containers[0] ?? { name };

function remove(manifests: Manifest[], kind: keyof Kinds, name: string) {
  manifests.splice(manifests.indexOf(find(manifests, kind, name)), 1);
}

interface Violation {
  what: string;
  plant: (manifests: Manifest[]) => void;
  /** Among what is told. */
  seen: RegExp;
}

/** One for each rule of the manifests, to be planted in a platform that keeps them all. */
export const plantedViolations: readonly Violation[] = [
  {
    what: 'an image is latest',
    plant: (all) => (containerOf(all, 'billing').image = 'bitacora/billing:latest'),
    seen: /Deployment billing: .*tag/,
  },
  {
    what: 'an image of ours may come from a registry that is not ours',
    plant: (all) => (containerOf(all, 'bff').imagePullPolicy = 'IfNotPresent'),
    seen: /Deployment bff: not so: has an image of a registry, or never pulls it/,
  },
  {
    what: 'an image has no tag',
    plant: (all) => (containerOf(all, 'mailpit').image = 'registry.example:5000/mailpit'),
    seen: /Deployment mailpit: .*tag/,
  },
  {
    what: 'a pod is root',
    plant: (all) => (podOf(deployment(all, 'mailpit')).securityContext = { runAsUser: 0 }),
    seen: /Deployment mailpit: .*root[^]*Deployment mailpit: .*seccomp/,
  },
  {
    what: 'a container may write its image, gain privileges and use capabilities',
    plant: (all) => (containerOf(all, 'bff').securityContext = {}),
    seen: /bff: .*privilege[^]*bff: .*write[^]*bff: .*capability/,
  },
  {
    what: 'a limit is missing',
    plant: (all) => (containerOf(all, 'journeys').resources = { requests: { cpu: '1', memory: '1Gi' } }),
    seen: /Deployment journeys: .*may take/,
  },
  {
    what: 'a pod has a token of the cluster, variables of Services and a folder of its node',
    plant: (all) =>
      Object.assign(podOf(deployment(all, 'bff')), {
        automountServiceAccountToken: true,
        enableServiceLinks: true,
        volumes: [{ name: 'node', hostPath: { path: '/' } }],
      }),
    seen: /bff: .*token[^]*bff: .*Services[^]*bff: .*node[^]*bff mounts more/,
  },
  {
    what: 'a setting is not given',
    plant: (all) => delete find(all, 'ConfigMap', 'platform').data?.LOG_LEVEL,
    seen: /identity: LOG_LEVEL is read and not given/,
  },
  {
    what: 'a setting is given to whom it does not concern',
    plant: (all) => containerOf(all, 'journeys').envFrom?.push({ secretRef: { name: 'signing-key' } }),
    seen: /journeys: JWT_PRIVATE_KEY is given and not read/,
  },
  {
    what: 'a migration is given something else than its process',
    plant: (all) => find(all, 'Job', 'migrate-bff').spec?.template.spec?.containers[0]?.envFrom?.pop(),
    seen: /bff: its migration is given something else/,
  },
  {
    what: 'a port is another one',
    plant: (all) => Object.assign(find(all, 'ConfigMap', 'platform').data ?? {}, { PORT: '3001' }),
    seen: /not so: its port is PORT[^]*not so: its Service leads to its port/,
  },
  {
    what: 'readiness is not asked, and nothing waits before the end',
    plant: (all) => Object.assign(containerOf(all, 'billing'), { readinessProbe: undefined, lifecycle: undefined }),
    seen: /billing: not so: it is asked whether it is ready[^]*billing: not so: it waits/,
  },
  {
    what: 'an image is of another version',
    plant: (all) => (containerOf(all, 'billing').image = 'bitacora/billing:0.0.9'),
    seen: /billing: not so: its image is this version/,
  },
  {
    what: 'a process has no manifest',
    plant: (all) => remove(all, 'Deployment', 'billing'),
    seen: /there is no Deployment billing/,
  },
  {
    what: 'a process is none of the launcher',
    plant: (all) =>
      all.push({ ...deployment(all, 'bff'), metadata: { ...deployment(all, 'bff').metadata, name: 'extra' } }),
    seen: /extra is no process of the launcher/,
  },
  {
    what: 'a call is let through that nobody makes',
    plant: (all) =>
      find(all, 'NetworkPolicy', 'billing').spec?.ingress?.[0]?.from?.push({
        podSelector: { matchLabels: { 'app.kubernetes.io/name': 'notifications' } },
      }),
    seen: /notifications → billing: the called lets it/,
  },
  {
    what: 'a call is not let through',
    plant: (all) => find(all, 'NetworkPolicy', 'bff').spec?.egress?.[0]?.to?.pop(),
    seen: /bff → notifications: the caller does not let it/,
  },
  {
    what: 'nothing is denied by default',
    plant: (all) => remove(all, 'NetworkPolicy', 'deny-all'),
    seen: /nothing is denied by default/,
  },
  {
    what: 'a policy lets everything through',
    plant: (all) => find(all, 'NetworkPolicy', 'journeys').spec?.egress?.push({}),
    seen: /NetworkPolicy journeys names no peer/,
  },
  {
    what: 'a process may reach a part that it does not need',
    plant: (all) =>
      Object.assign(deployment(all, 'billing').spec?.template.metadata?.labels ?? {}, {
        'reaches-mail-server': 'true',
      }),
    seen: /billing reaches .*mail-server/,
  },
  {
    what: 'no policy leads to a part',
    plant: (all) => remove(all, 'NetworkPolicy', 'reaches-redis'),
    seen: /nobody can reach redis/,
  },
  {
    what: 'the door is at another host than PUBLIC_URL',
    plant: (all) =>
      Object.assign(find(all, 'ConfigMap', 'platform').data ?? {}, { PUBLIC_URL: 'https://other.example' }),
    seen: /the host is not other\.example/,
  },
  {
    what: "an operator's command would run by itself, in another image",
    plant: (all) => {
      const { spec } = find(all, 'CronJob', 'admin');
      const [container] = spec?.jobTemplate.spec?.template.spec?.containers ?? [];
      Object.assign(spec ?? {}, { suspend: false });
      Object.assign(container ?? {}, { image: 'bitacora/bff:0.1.0' });
    },
    seen: /admin: .*by itself[^]*admin: .*image of identity/,
  },
  {
    what: 'a service is public',
    plant: (all) => Object.assign(find(all, 'Service', 'identity').spec ?? {}, { type: 'LoadBalancer' }),
    seen: /Service identity is public/,
  },
  {
    what: 'what measures a node mounts a folder of it',
    plant: (all) =>
      find(all, 'DaemonSet', 'node-exporter').spec?.template.spec?.volumes?.push({
        name: 'node',
        hostPath: { path: '/' },
      }),
    seen: /DaemonSet node-exporter: .*node/,
  },
  {
    what: 'the metrics of a process have no name',
    plant: (all) => remove(all, 'Service', 'billing-metrics'),
    seen: /prometheus asks billing-metrics:9464: there is no such Service/,
  },
  {
    what: 'Prometheus is not let to the processes, and Grafana not to Prometheus',
    plant: (all) => {
      remove(all, 'NetworkPolicy', 'measured');
      remove(all, 'NetworkPolicy', 'grafana');
    },
    seen: /prometheus asks bff-metrics:9464: the called does not[^]*grafana asks prometheus:9090: the caller does not/,
  },
  {
    what: 'a part lets nobody in',
    plant: (all) => remove(all, 'NetworkPolicy', 'postgresql'),
    seen: /Deployment billing asks postgresql:5432 \(DATABASE_URL\): the called does not let it/,
  },
  {
    what: 'a policy leads to another port of a part',
    plant: (all) => {
      const [port] = find(all, 'NetworkPolicy', 'reaches-redis').spec?.egress?.[0]?.ports ?? [];
      Object.assign(port ?? {}, { port: 6380 });
    },
    seen: /Deployment bff asks redis:6379 \(REDIS_URL\): the caller does not let it/,
  },
  {
    what: 'a migration may not reach its database',
    plant: (all) => delete find(all, 'Job', 'migrate-billing').spec?.template.metadata?.labels?.['reaches-postgresql'],
    seen: /Job migrate-billing asks postgresql:5432 \(DATABASE_URL\): the caller does not let it/,
  },
  {
    what: 'a part listens elsewhere than where its address says',
    plant: (all) => {
      const [port] = find(all, 'Service', 'postgresql').spec?.ports ?? [];
      Object.assign(port ?? {}, { port: 5433 });
    },
    seen: /CronJob backup asks postgresql:5432 .*it has no port 5432/,
  },
  {
    what: 'nobody may ask for names, and nobody from outside comes in',
    plant: (all) => {
      remove(all, 'NetworkPolicy', 'names');
      remove(all, 'NetworkPolicy', 'public');
    },
    seen: /nobody may ask for names[^]*the controller of the Ingress is not let in/,
  },
  {
    what: 'a Service leads to other pods',
    plant: (all) => {
      const { selector } = find(all, 'Service', 'notifications').spec ?? {};
      Object.assign(selector ?? {}, { 'app.kubernetes.io/name': 'notification' });
    },
    seen: /notifications: not so: its Service and its budget are of its pods/,
  },
  {
    what: 'a budget is of other pods, and something else grows',
    plant: (all) => {
      find(all, 'PodDisruptionBudget', 'identity').spec = { maxUnavailable: 1, selector: { matchLabels: {} } };
      Object.assign(find(all, 'HorizontalPodAutoscaler', 'journeys').spec?.scaleTargetRef ?? {}, { name: 'journey' });
    },
    seen: /identity: not so: its Service and its budget[^]*journeys: not so: what grows is its Deployment/,
  },
  {
    what: 'everybody, or any address, is let to a process',
    plant: (all) => {
      find(all, 'NetworkPolicy', 'notifications').spec?.ingress?.[0]?.from?.push({ podSelector: {} });
      find(all, 'NetworkPolicy', 'journeys').spec?.ingress?.[0]?.from?.push({ ipBlock: { cidr: '0.0.0.0/0' } });
    },
    seen: /NetworkPolicy journeys names somebody[^]*NetworkPolicy notifications names somebody/,
  },
  {
    what: 'a budget lets no pod go, or all',
    plant: (all) => {
      Object.assign(find(all, 'PodDisruptionBudget', 'journeys').spec ?? {}, { minAvailable: 2 });
      Object.assign(find(all, 'PodDisruptionBudget', 'billing').spec ?? {}, { maxUnavailable: 0 });
    },
    seen: /journeys: not so: one of its pods[^]*billing: not so: one of its pods/,
  },
  {
    what: 'a release takes all pods away first, and nothing grows with its work',
    plant: (all) => {
      Object.assign(deployment(all, 'identity').spec?.strategy?.rollingUpdate ?? {}, { maxUnavailable: '100%' });
      Object.assign(find(all, 'HorizontalPodAutoscaler', 'identity').spec ?? {}, { metrics: [] });
    },
    seen: /identity: not so: a release takes[^]*identity: not so: it grows/,
  },
];
