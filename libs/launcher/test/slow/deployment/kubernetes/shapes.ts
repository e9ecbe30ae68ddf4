import { differences, type Expected, figure, isTree, Requirement } from '../../../fixture/deployment/differences.ts';
import { mostMemory } from '../versions.ts';

/** Manifests that are expected, by `Kind name`. */
export type Platform = Readonly<Record<string, Expected>>;

export const metadata = (name: string, more: Readonly<Record<string, Expected>> = {}): Expected => ({
  name,
  namespace: 'bitacora',
  ...more,
});

const units: Readonly<Record<string, number>> = { m: 0.001, Mi: 2 ** 20, Gi: 2 ** 30 };
/** `100m`, `2`, `256Mi` as a number; NaN for anything else. */
export function quantity(given: unknown): number {
  const [, digits, unit = ''] = /^([1-9]\d*)(m|Mi|Gi)?$/.exec(String(given)) ?? [];
  return Number(digits) * (units[unit] ?? 1);
}

/** It asks for some of both, and may take at most as much memory as was measured, and not less than it asks for. */
export const resourcesOf = (whose: string) =>
  new Requirement(
    `requests and limits of cpu and memory, up to ${mostMemory[whose]} MiB`,
    (given) =>
      isTree(given) &&
      Object.keys(given).toSorted().join() === 'limits,requests' &&
      isTree(given.requests) &&
      isTree(given.limits) &&
      [given.requests, given.limits].every((one) => Object.keys(one).toSorted().join() === 'cpu,memory') &&
      quantity(given.requests.cpu) <= quantity(given.limits.cpu) &&
      quantity(given.requests.memory) <= quantity(given.limits.memory) &&
      quantity(given.limits.memory) === (mostMemory[whose] ?? 0) * 2 ** 20,
  );

const timing = ['periodSeconds', 'timeoutSeconds', 'failureThreshold', 'initialDelaySeconds'];

/** A question that is asked now and then: how often, and how patiently, is nobody's rule. */
export const asked = (question: Expected) =>
  new Requirement(`asked by ${JSON.stringify(question)}`, (given) => {
    if (!isTree(given)) return false;
    const isTiming = ([key]: [string, unknown]) => timing.includes(key);
    const entries = Object.entries(given);
    return (
      differences(question, Object.fromEntries(entries.filter((entry) => !isTiming(entry)))).length === 0 &&
      entries.filter(isTiming).every(([, value]) => figure().holds(value))
    );
  });

/** A volume of so much or more. */
export const storage = new Requirement('a size of storage', (given) => quantity(given) >= 2 ** 20);

/** As whom a container runs, and what it may not. */
export const restrictedContainer: Expected = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ['ALL'] },
};

/** What holds for every pod: it is not root, asks the cluster nothing, and shares nothing with its node. */
export const restrictedPod = (user: number, more: Readonly<Record<string, Expected>> = {}) => ({
  automountServiceAccountToken: false,
  enableServiceLinks: false,
  securityContext: {
    runAsNonRoot: true,
    runAsUser: user,
    runAsGroup: user,
    seccompProfile: { type: 'RuntimeDefault' },
    ...more,
  },
});

/** The labels of a pod, with those that let it reach parts. */
export const labelsOf = (name: string, component: string, reached: readonly string[] = []): Expected => ({
  'app.kubernetes.io/name': name,
  'app.kubernetes.io/part-of': 'bitacora',
  'app.kubernetes.io/component': component,
  ...Object.fromEntries(reached.map((part) => [`reaches-${part}`, 'true'])),
});

/** Leads to the pods with these labels, at ports of the same number as theirs. */
export const service = (
  name: string,
  selector: Expected,
  ports: Readonly<Record<string, number>>,
  more: Readonly<Record<string, Expected>> = {},
): Expected => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: metadata(name),
  spec: {
    selector,
    ports: Object.entries(ports).map(([purpose, port]) => ({ name: purpose, port, targetPort: purpose })),
    ...more,
  },
});
