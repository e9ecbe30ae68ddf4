import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { DaemonSet, Deployment, StatefulSet } from 'kubernetes-types/apps/v1.d.ts';
import type { HorizontalPodAutoscaler } from 'kubernetes-types/autoscaling/v2.d.ts';
import type { CronJob, Job } from 'kubernetes-types/batch/v1.d.ts';
import type { ConfigMap, Namespace, Secret, Service, ServiceAccount } from 'kubernetes-types/core/v1.d.ts';
import type { Ingress, NetworkPolicy } from 'kubernetes-types/networking/v1.d.ts';
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1.d.ts';
import { parseAllDocuments, stringify } from 'yaml';
import { z } from 'zod';
import { root } from '../../../src/platform/settings.ts';

/** Every kind that the manifests use. */
export interface Kinds {
  ConfigMap: ConfigMap;
  CronJob: CronJob;
  DaemonSet: DaemonSet;
  Deployment: Deployment;
  HorizontalPodAutoscaler: HorizontalPodAutoscaler;
  Ingress: Ingress;
  Job: Job;
  Namespace: Namespace;
  NetworkPolicy: NetworkPolicy;
  PodDisruptionBudget: PodDisruptionBudget;
  Secret: Secret;
  Service: Service;
  ServiceAccount: ServiceAccount;
  StatefulSet: StatefulSet;
}
export type Manifest = Kinds[keyof Kinds];

const said = z.object({ clientVersion: z.object({ major: z.string(), minor: z.string() }) });

/** Whether this kubectl renders components that include components, by what it says of its version: 1.27 or newer does. */
export function isNewEnough(words: string): boolean {
  const { major, minor } = said.parse(JSON.parse(words)).clientVersion;
  // `32+` where somebody built it for themselves.
  return Number(major) > 1 || Number.parseInt(minor, 10) >= 27;
}

/** Whether the manifests can be rendered here. */
export const hasKubectl = (() => {
  try {
    const words = execFileSync('kubectl', ['version', '--client', '--output=json'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return isNewEnough(words);
  } catch {
    return false;
  }
})();

/**
 * Everything that a folder of `k8s/` renders to, with components of `k8s/components` on top as an overlay of one's own
 * adds them. Throws with kustomize's words.
 */
export function render(folder: string, ...components: readonly string[]): Manifest[] {
  const own = mkdtempSync(join(tmpdir(), 'overlay-'));
  const from = (path: string) => relative(realpathSync(own), join(root, 'k8s', path));
  const kustomization = {
    namespace: 'bitacora',
    resources: [from(folder)],
    components: components.map((name) => from(`components/${name}`)),
  };
  writeFileSync(join(own, 'kustomization.yaml'), stringify(kustomization));
  const text = execFileSync('kubectl', ['kustomize', own], { encoding: 'utf8' });
  rmSync(own, { recursive: true });
  // That they are what their kinds say is what kubernetes-types.test.ts shows.
  return parseAllDocuments(text).map((document) => document.toJS() as Manifest);
}

/** All of one kind. */
export const ofKind = <Kind extends keyof Kinds>(manifests: readonly Manifest[], kind: Kind) =>
  manifests.filter((one): one is Kinds[Kind] => one.kind === kind);

/** One by its kind and name, without the hash that a generated one carries. */
export function find<Kind extends keyof Kinds>(manifests: readonly Manifest[], kind: Kind, name: string): Kinds[Kind] {
  const found = ofKind(manifests, kind).find((one) => unhashed(one.metadata?.name) === name);
  if (!found) throw new Error(`there is no ${kind} ${name}`);
  return found;
}

/** The name that stands in our files: kustomize's hash has these letters alone. */
export const unhashed = (name = '') => name.replace(/-[bcdfghkmt2-9]{10}$/, '');

/** How to speak of one. */
export const called = ({ kind, metadata }: Manifest) => `${kind} ${unhashed(metadata?.name)}`;
