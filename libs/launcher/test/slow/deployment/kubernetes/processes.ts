import type { ProcessName } from '../../../../src/platform/processes.ts';
import { type Expected, figure } from '../../../fixture/deployment/differences.ts';
import { type Part, partsOfJobs } from '../parts-reached.ts';
import { METRICS_PORT, type Overlay, PORT } from '../settings-expected.ts';
import { version } from '../versions.ts';
import {
  asked,
  labelsOf,
  metadata,
  type Platform,
  resourcesOf,
  restrictedContainer,
  restrictedPod,
  service,
} from './shapes.ts';

const USER = 1000;

/** This release of an image of ours: of the trial's machine itself, or of the registry that production names. */
export const ourImage = (name: string, overlay: Overlay) => ({
  image: `${overlay === 'production' ? 'registry.example/' : ''}bitacora/${name}:${version}`,
  // One without a registry is ours, and somebody else may have its name where nodes look by themselves.
  imagePullPolicy: overlay === 'production' ? 'IfNotPresent' : 'Never',
});

const temporaryFiles = (sizeLimit: string) => ({
  volumes: [{ name: 'tmp', emptyDir: { sizeLimit } }],
});
const mounted = { volumeMounts: [{ name: 'tmp', mountPath: '/tmp' }] };

interface Process {
  name: ProcessName;
  overlay: Overlay;
  environment: Expected;
  reached: readonly Part[];
}

/** What a process consists of in a cluster, by its name, what it reads and what it reaches. */
export function processExpected({ name, overlay, environment, reached }: Process): Platform {
  const own = { 'app.kubernetes.io/name': name, 'app.kubernetes.io/component': 'process' };
  const container = { ...ourImage(name, overlay), name: 'process', environment, ...mounted };
  const pod = { ...restrictedPod(USER), ...temporaryFiles('256Mi'), serviceAccountName: name };
  return {
    [`ServiceAccount ${name}`]: serviceAccount(name),
    [`Deployment ${name}`]: {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: metadata(name, { labels: labelsOf(name, 'process') }),
      // How many there are is said by its autoscaler alone.
      spec: {
        selector: { matchLabels: own },
        // A release takes none of its pods away.
        strategy: { rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
        template: {
          metadata: { labels: labelsOf(name, 'process', reached) },
          spec: {
            ...pod,
            // 5 s until nobody sends anything any more, and 10 s to end in order.
            terminationGracePeriodSeconds: 20,
            topologySpreadConstraints: [
              {
                maxSkew: 1,
                topologyKey: 'kubernetes.io/hostname',
                whenUnsatisfiable: 'ScheduleAnyway',
                labelSelector: { matchLabels: own },
              },
            ],
            containers: [
              {
                ...container,
                resources: resourcesOf(name),
                securityContext: restrictedContainer,
                ports: [
                  { name: 'http', containerPort: PORT },
                  { name: 'metrics', containerPort: METRICS_PORT },
                ],
                lifecycle: { preStop: { exec: { command: ['sleep', '5'] } } },
                startupProbe: asked({ httpGet: { path: '/health/live', port: 'http' } }),
                livenessProbe: asked({ httpGet: { path: '/health/live', port: 'http' } }),
                readinessProbe: asked({ httpGet: { path: '/health/ready', port: 'http' } }),
              },
            ],
          },
        },
      },
    },
    [`Service ${name}`]: service(name, own, { http: PORT }),
    [`HorizontalPodAutoscaler ${name}`]: {
      apiVersion: 'autoscaling/v2',
      kind: 'HorizontalPodAutoscaler',
      metadata: metadata(name),
      spec: {
        scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
        // A real platform has two of every process at least.
        minReplicas: overlay === 'production' ? 2 : 1,
        maxReplicas: figure(2),
        metrics: [
          {
            type: 'Resource',
            resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: figure() } },
          },
        ],
      },
    },
    [`PodDisruptionBudget ${name}`]: {
      apiVersion: 'policy/v1',
      kind: 'PodDisruptionBudget',
      metadata: metadata(name),
      spec: { maxUnavailable: 1, selector: { matchLabels: own } },
    },
    [`Job migrate-${name}`]: {
      apiVersion: 'batch/v1',
      kind: 'Job',
      metadata: metadata(`migrate-${name}`, { labels: labelsOf(name, 'migration') }),
      spec: {
        backoffLimit: figure(),
        activeDeadlineSeconds: figure(),
        ttlSecondsAfterFinished: figure(),
        template: {
          metadata: { labels: labelsOf(name, 'migration', partsOfJobs.migration) },
          spec: {
            ...pod,
            restartPolicy: 'Never',
            containers: [
              {
                ...container,
                args: ['migrate'],
                resources: resourcesOf('migration'),
                securityContext: restrictedContainer,
              },
            ],
          },
        },
      },
    },
  };
}

const serviceAccount = (name: string): Expected => ({
  apiVersion: 'v1',
  kind: 'ServiceAccount',
  metadata: metadata(name),
  automountServiceAccountToken: false,
});

/** What an operator's Job is made of: the image of identity with its settings, which never runs by itself. */
export const adminExpected = (overlay: Overlay, environment: Expected): Platform => ({
  'CronJob admin': {
    apiVersion: 'batch/v1',
    kind: 'CronJob',
    metadata: metadata('admin', { labels: labelsOf('identity', 'admin') }),
    spec: {
      suspend: true,
      schedule: '0 0 1 1 *',
      concurrencyPolicy: 'Forbid',
      jobTemplate: {
        spec: {
          // What is refused is refused again.
          backoffLimit: 0,
          activeDeadlineSeconds: figure(),
          ttlSecondsAfterFinished: figure(),
          template: {
            metadata: { labels: labelsOf('identity', 'admin', partsOfJobs.admin) },
            spec: {
              ...restrictedPod(USER),
              ...temporaryFiles('64Mi'),
              serviceAccountName: 'identity',
              restartPolicy: 'Never',
              containers: [
                {
                  ...ourImage('identity', overlay),
                  name: 'process',
                  args: ['admin', 'help'],
                  environment,
                  ...mounted,
                  resources: resourcesOf('admin'),
                  securityContext: restrictedContainer,
                },
              ],
            },
          },
        },
      },
    },
  },
});

/** The backup of each night. */
export const backupExpected = (overlay: Overlay, environment: Expected): Platform => ({
  'ServiceAccount backup': serviceAccount('backup'),
  'CronJob backup': {
    apiVersion: 'batch/v1',
    kind: 'CronJob',
    metadata: metadata('backup', { labels: labelsOf('backup', 'backup') }),
    spec: {
      schedule: '0 3 * * *',
      timeZone: 'America/Guayaquil',
      concurrencyPolicy: 'Forbid',
      // By noon; later the next night is near.
      startingDeadlineSeconds: 12 * 3600,
      successfulJobsHistoryLimit: figure(),
      failedJobsHistoryLimit: figure(),
      jobTemplate: {
        spec: {
          backoffLimit: figure(),
          activeDeadlineSeconds: figure(),
          template: {
            metadata: { labels: labelsOf('backup', 'backup', partsOfJobs.backup) },
            spec: {
              ...restrictedPod(USER),
              serviceAccountName: 'backup',
              restartPolicy: 'Never',
              containers: [
                {
                  ...ourImage('backup', overlay),
                  name: 'backup',
                  args: ['take'],
                  environment,
                  resources: resourcesOf('backup'),
                  securityContext: restrictedContainer,
                },
              ],
            },
          },
        },
      },
    },
  },
});
