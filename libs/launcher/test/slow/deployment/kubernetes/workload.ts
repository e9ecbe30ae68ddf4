import type { Expected } from '../../../fixture/deployment/differences.ts';
import type { Part } from '../parts-reached.ts';
import { images } from '../versions.ts';
import {
  labelsOf,
  metadata,
  type Platform,
  resourcesOf,
  restrictedContainer,
  restrictedPod,
  storage,
} from './shapes.ts';

type Tree = Readonly<Record<string, Expected>>;
export interface Workload {
  kind: 'Deployment' | 'StatefulSet' | 'DaemonSet';
  name: keyof typeof images;
  component: 'part' | 'watch';
  selector: Tree;
  user: number;
  ports: Readonly<Record<string, number>>;
  /** Program, settings, probes. */
  container: Tree;
  /** Where each volume is seen; those of settings are only read. */
  mounts: Readonly<Record<string, string>>;
  readOnly?: readonly string[];
  /** The volumes that it does not keep. */
  volumes?: Tree;
  /** A folder that outlives it, which is its group's. */
  keeps?: boolean;
  ownsFiles?: boolean;
  reached?: readonly Part[];
}

const lasting = (name: string): Tree => ({
  serviceName: name,
  volumeClaimTemplates: [
    {
      metadata: { name: 'data' },
      spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage } } },
    },
  ],
});

/** A pod that is not ours, with the one container that it consists of. */
export function workload(it: Workload): Platform {
  const { kind, name, component, selector, user, readOnly = [] } = it;
  const volumes = Object.entries(it.volumes ?? {}).map(([volume, source]) => ({
    name: volume,
    ...(source as object),
  }));
  return {
    [`${kind} ${name}`]: {
      apiVersion: 'apps/v1',
      kind,
      metadata: metadata(name, {
        labels: { 'app.kubernetes.io/part-of': 'bitacora', 'app.kubernetes.io/component': component },
      }),
      spec: {
        ...(kind === 'Deployment' ? { replicas: 1 } : {}),
        ...(it.keeps ? lasting(name) : {}),
        selector: { matchLabels: selector },
        template: {
          metadata: { labels: labelsOf(name, component, it.reached) },
          spec: {
            ...restrictedPod(user, it.ownsFiles ? { fsGroup: user } : {}),
            ...(volumes.length > 0 ? { volumes } : {}),
            containers: [
              {
                name,
                image: images[name],
                ...it.container,
                ports: Object.entries(it.ports).map(([purpose, port]) => ({ name: purpose, containerPort: port })),
                resources: resourcesOf(name),
                securityContext: restrictedContainer,
                volumeMounts: Object.entries(it.mounts).map(([volume, mountPath]) => ({
                  name: volume,
                  mountPath,
                  ...(readOnly.includes(volume) ? { readOnly: true } : {}),
                })),
              },
            ],
          },
        },
      },
    },
  };
}
