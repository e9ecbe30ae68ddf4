import type { Container, PodTemplateSpec } from 'kubernetes-types/core/v1.d.ts';
import { called, type Manifest, ofKind, unhashed } from './rendering.ts';

/** A pod as one of the manifests asks for it. */
export interface Pod {
  /** Of which manifest. */
  who: string;
  template: PodTemplateSpec;
  containers: readonly Container[];
}

/** The pods that manifests ask for. */
export function podsOf(manifests: readonly Manifest[]): Pod[] {
  const lasting = [
    ...ofKind(manifests, 'Deployment'),
    ...ofKind(manifests, 'StatefulSet'),
    ...ofKind(manifests, 'DaemonSet'),
    ...ofKind(manifests, 'Job'),
  ];
  const templates = [
    ...lasting.map((one) => [called(one), one.spec?.template ?? {}] as const),
    ...ofKind(manifests, 'CronJob').map((one) => [called(one), one.spec?.jobTemplate.spec?.template ?? {}] as const),
  ];
  return templates.map(([who, template]) => {
    const { containers = [], initContainers = [] } = template.spec ?? {};
    return { who, template, containers: [...containers, ...initContainers] };
  });
}

const isTagged = (image = '') => /:[^/:]+$/.test(image) && !image.endsWith(':latest');

/** The house rules of a container, with what is broken where they are. */
const containerRules: Readonly<Record<string, (container: Container) => boolean>> = {
  'has an image by a tag that is not latest': ({ image }) => isTagged(image),
  // One without a registry is ours, and somebody else may have its name where nodes look by themselves.
  'has an image of a registry, or never pulls it': ({ image, imagePullPolicy }) =>
    !image?.startsWith('bitacora/') || imagePullPolicy === 'Never',
  'names what it needs and what it may take': ({ resources }) =>
    [resources?.requests, resources?.limits].every((one) => Boolean(one?.cpu) && Boolean(one?.memory)),
  'may gain no privilege': ({ securityContext: it }) =>
    it?.allowPrivilegeEscalation === false && it.privileged !== true && it.runAsUser !== 0,
  'cannot write its image': ({ securityContext }) => securityContext?.readOnlyRootFilesystem === true,
  'has no capability': ({ securityContext }) =>
    securityContext?.capabilities?.drop?.includes('ALL') === true && !securityContext.capabilities.add?.length,
};

const podRules: Readonly<Record<string, (pod: PodTemplateSpec) => boolean>> = {
  'is not root': ({ spec }) =>
    spec?.securityContext?.runAsNonRoot === true && (spec.securityContext.runAsUser ?? 0) > 0,
  'is filtered by seccomp': ({ spec }) => spec?.securityContext?.seccompProfile?.type === 'RuntimeDefault',
  'has no token of the cluster': ({ spec }) => spec?.automountServiceAccountToken === false,
  'reads no variables of Services': ({ spec }) => spec?.enableServiceLinks === false,
  'shares nothing with its node': ({ spec }) =>
    !spec?.hostNetwork && !spec?.hostPID && !spec?.hostIPC && !spec?.volumes?.some(({ hostPath }) => hostPath),
};

/** Where pods break a house rule, a line each. */
export function podProblems(manifests: readonly Manifest[]): string[] {
  return podsOf(manifests).flatMap(({ who, template, containers }) => [
    ...Object.entries(podRules).flatMap(([words, holds]) => (holds(template) ? [] : [`${who}: not so: ${words}`])),
    ...Object.entries(containerRules).flatMap(([words, holds]) =>
      containers.every(holds) ? [] : [`${who}: not so: ${words}`],
    ),
  ]);
}

/** ConfigMaps or Secrets by their name without hash, with their values. */
function valuesByName(manifests: readonly Manifest[], kind: 'ConfigMap' | 'Secret') {
  return new Map(
    ofKind(manifests, kind).map(({ metadata, data = {} }) => [
      unhashed(metadata?.name),
      Object.fromEntries(
        Object.entries(data).map(([name, value]) => [
          name,
          kind === 'Secret' ? Buffer.from(value, 'base64').toString() : value,
        ]),
      ),
    ]),
  );
}

/**
 * The environment that a container gets. Its Secrets are looked up in `secretsFrom` where its own manifests hold none, as
 * those of production do not. Throws for a reference to nothing.
 */
export function environmentGiven(
  { env = [], envFrom = [] }: Container,
  manifests: readonly Manifest[],
  secretsFrom: readonly Manifest[] = manifests,
): Record<string, string> {
  const [maps, secrets] = [valuesByName(manifests, 'ConfigMap'), valuesByName(secretsFrom, 'Secret')];
  const lists = envFrom.map(({ configMapRef, secretRef }) => {
    const values = configMapRef ? maps.get(unhashed(configMapRef.name)) : secrets.get(unhashed(secretRef?.name));
    if (!values)
      throw new Error(`there is no ${configMapRef ? 'ConfigMap' : 'Secret'} ${configMapRef?.name ?? secretRef?.name}`);
    return values;
  });
  const single = env.map(({ name, value = '', valueFrom }) => {
    const { configMapKeyRef: ofMap, secretKeyRef: ofSecret } = valueFrom ?? {};
    const { name: where, key = '' } = ofMap ?? ofSecret ?? {};
    if (where === undefined) return [name, value];
    const found = (ofMap ? maps : secrets).get(unhashed(where))?.[key];
    if (found === undefined) throw new Error(`there is no ${key} in ${where}`);
    return [name, found];
  });
  return Object.assign({}, ...lists, Object.fromEntries(single));
}
