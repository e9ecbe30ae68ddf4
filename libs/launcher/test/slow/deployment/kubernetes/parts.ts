import { processNames } from '../../../../src/platform/processes.ts';
import { type Expected, figure, text } from '../../../fixture/deployment/differences.ts';
import { partsOfJobs } from '../parts-reached.ts';
import { CONNECTIONS, KEEPS_WHAT_IT_IS_GIVEN, overlays } from '../settings-expected.ts';
import { ourImage } from './processes.ts';
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
import { workload } from './workload.ts';

const { values } = overlays.local;
const own = (name: string) => ({ 'app.kubernetes.io/name': name });
const pgIsReady = asked({ exec: { command: ['pg_isready', '--host', 'localhost', '--username', 'postgres'] } });
const opens = (port: string) => asked({ tcpSocket: { port } });

/** The keys of the bucket, for what makes or holds one. */
const keys = { S3_ACCESS_KEY: values.S3_ACCESS_KEY, S3_SECRET_KEY: values.S3_SECRET_KEY };
const bucket = { ...keys, S3_ENDPOINT: values.S3_ENDPOINT, S3_BUCKET: values.S3_BUCKET, S3_REGION: values.S3_REGION };

const bucketMaker = (name: string, environment: Expected): Expected => ({
  ...ourImage('journeys', 'local'),
  name,
  environment,
  command: ['node', 'libs/platform/dist/files/make-bucket.js'],
  resources: resourcesOf('make-bucket'),
  securityContext: restrictedContainer,
});

/** PostgreSQL, Redis, the object store and the inbox of a trial. */
export const partsExpected: Platform = {
  ...workload({
    kind: 'StatefulSet',
    name: 'postgresql',
    component: 'part',
    selector: own('postgresql'),
    user: 999,
    ownsFiles: true,
    keeps: true,
    ports: { postgresql: 5432 },
    container: {
      args: ['-c', `max_connections=${CONNECTIONS}`],
      environment: { PGDATA: '/var/lib/postgresql/18/docker', POSTGRES_PASSWORD: values.POSTGRES_PASSWORD },
      readinessProbe: pgIsReady,
      livenessProbe: pgIsReady,
    },
    mounts: {
      data: '/var/lib/postgresql',
      run: '/var/run/postgresql',
      tmp: '/tmp',
      'first-start': '/docker-entrypoint-initdb.d',
      databases: '/run/databases',
    },
    readOnly: ['first-start', 'databases'],
    volumes: {
      run: { emptyDir: {} },
      tmp: { emptyDir: {} },
      'first-start': { configMap: { name: 'postgresql-first-start' } },
      databases: {
        projected: {
          sources: processNames.map((name) => ({
            secret: { name: `database-${name}`, items: [{ key: 'DATABASE_URL', path: name }] },
          })),
        },
      },
    },
  }),
  'Service postgresql': service('postgresql', own('postgresql'), { postgresql: 5432 }),
  ...workload({
    kind: 'StatefulSet',
    name: 'redis',
    component: 'part',
    selector: own('redis'),
    user: 999,
    ownsFiles: true,
    keeps: true,
    ports: { redis: 6379 },
    container: {
      args: [...KEEPS_WHAT_IT_IS_GIVEN.split(' '), '--requirepass', '$(REDIS_PASSWORD)'],
      environment: { REDIS_PASSWORD: values.REDIS_PASSWORD },
      readinessProbe: opens('redis'),
      livenessProbe: opens('redis'),
    },
    mounts: { data: '/data' },
  }),
  'Service redis': service('redis', own('redis'), { redis: 6379 }),
  ...workload({
    kind: 'StatefulSet',
    name: 'seaweedfs',
    component: 'part',
    selector: own('seaweedfs'),
    user: 1000,
    ownsFiles: true,
    keeps: true,
    ports: { s3: 8333 },
    container: {
      command: ['/bin/sh', '-c'],
      args: [
        text(
          / > \/tmp\/identities\.json && exec weed server -dir=\/data .*-s3\.port=8333 -s3\.config=\/tmp\/identities\.json$/,
        ),
      ],
      environment: keys,
      readinessProbe: opens('s3'),
      livenessProbe: opens('s3'),
    },
    mounts: { data: '/data', tmp: '/tmp' },
    volumes: { tmp: { emptyDir: {} } },
  }),
  'Service seaweedfs': service('seaweedfs', own('seaweedfs'), { s3: 8333 }),
  'Job make-bucket': {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: metadata('make-bucket', {
      labels: { 'app.kubernetes.io/part-of': 'bitacora', 'app.kubernetes.io/component': 'part' },
    }),
    spec: {
      backoffLimit: figure(),
      activeDeadlineSeconds: figure(),
      ttlSecondsAfterFinished: figure(),
      template: {
        metadata: { labels: labelsOf('make-bucket', 'part', partsOfJobs['make-bucket']) },
        spec: {
          ...restrictedPod(1000),
          restartPolicy: 'Never',
          containers: [
            bucketMaker('make-bucket', bucket),
            bucketMaker('make-backup-bucket', { ...bucket, S3_BUCKET: 'bitacora-backups' }),
          ],
        },
      },
    },
  },
  ...workload({
    kind: 'Deployment',
    name: 'mailpit',
    component: 'part',
    selector: own('mailpit'),
    user: 1000,
    ports: { smtp: 1025, page: 8025 },
    container: {
      environment: { MP_MAX_MESSAGES: '5000' },
      readinessProbe: asked({ httpGet: { path: '/readyz', port: 'page' } }),
      livenessProbe: asked({ httpGet: { path: '/livez', port: 'page' } }),
    },
    mounts: { tmp: '/tmp' },
    volumes: { tmp: { emptyDir: {} } },
  }),
  'Service mailpit': service('mailpit', own('mailpit'), { smtp: 1025, page: 8025 }),
};
