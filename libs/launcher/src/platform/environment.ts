import type { ObjectStoreAccess } from '../parts/object-store.ts';
import { type Grant, processes, type ProcessName, processNames, underscored } from './processes.ts';
import { publicKeysOf, type Secrets } from './secrets.ts';

/** Everything that the processes need to know of the platform that they are part of. */
export interface PlatformAddresses {
  nodeEnvironment: string;
  /** Where the BFF listens; all others listen on this machine only. */
  host: string;
  ports: Record<ProcessName, { http: number; metrics: number }>;
  /** Where the services are called, when they are another replica's. */
  servicePorts?: PlatformAddresses['ports'];
  /** Each with its own database and role. */
  databaseUrls: Record<ProcessName, string>;
  queue: { redisUrl: string } | { databaseUrl: string };
  objectStore: ObjectStoreAccess;
  mail: { smtpUrl: string; from: string; dkim?: Record<string, string>; bounces?: Record<string, string> };
  /** As people reach the platform, without a slash at the end. */
  publicUrl: string;
  trustedProxies: string;
  agencyRuc: string;
  hasDemoData: boolean;
  /** Folder of the built web; empty where only a command runs. */
  webRoot: string;
  secrets: Secrets;
  /** Settings of the person at the keyboard that go on as they are, such as LOG_LEVEL. */
  passedOn: Record<string, string>;
}

/**
 * glibc gives every thread a heap of its own, and freed pages back from few of them. What is large lies apart and goes at
 * once; left to itself, glibc puts ever larger things among the small ones, where they leave holes.
 */
export const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '16384' };

/**
 * The environment of one process, complete: nothing is inherited but how to find programs. A pure function, so that
 * `npm start`, `npm run dev`, `npm run migrate` and the tests run the same platform.
 */
export function environmentOf(name: ProcessName, platform: PlatformAddresses): Record<string, string> {
  const { secrets, ports, queue } = platform;
  const granted = processes[name].grants.map((grant) => grantedTo[grant](platform));
  return {
    ...platform.passedOn,
    ...allocator,
    NODE_ENV: platform.nodeEnvironment,
    HOST: name === 'bff' ? platform.host : '127.0.0.1',
    PORT: String(ports[name].http),
    METRICS_PORT: String(ports[name].metrics),
    DATABASE_URL: platform.databaseUrls[name],
    ...('redisUrl' in queue ? { REDIS_URL: queue.redisUrl } : { QUEUE_DATABASE_URL: queue.databaseUrl }),
    PUBLIC_URL: platform.publicUrl,
    TRUSTED_PROXIES: platform.trustedProxies,
    AGENCY_RUC: platform.agencyRuc,
    DEMO_DATA: String(platform.hasDemoData),
    INTERNAL_SECRET: secrets.internalSecret,
    JWT_PUBLIC_KEYS: publicKeysOf(secrets),
    ...serviceUrls(platform.servicePorts ?? ports),
    ...Object.assign({}, ...granted),
  };
}

const grantedTo: Record<Grant, (platform: PlatformAddresses) => Record<string, string>> = {
  'object-store': ({ objectStore }) => ({
    S3_ENDPOINT: objectStore.endpoint,
    S3_BUCKET: objectStore.bucket,
    S3_REGION: objectStore.region,
    S3_ACCESS_KEY: objectStore.accessKey,
    S3_SECRET_KEY: objectStore.secretKey,
  }),
  mail: ({ mail }) => ({ SMTP_URL: mail.smtpUrl, MAIL_FROM: mail.from, ...mail.dkim, ...mail.bounces }),
  'signing-key': ({ secrets }) => ({ JWT_PRIVATE_KEY: secrets.jwtPrivateKey }),
  'seal-key': ({ secrets }) => ({ SEAL_KEY: secrets.sealKey }),
  'file-links': ({ secrets }) => ({ FILE_LINK_SECRET: secrets.fileLinkSecret }),
  'web-root': ({ webRoot }) => ({ WEB_ROOT: webRoot }),
};

/** Nobody calls the BFF from within. */
const isCalled = (name: ProcessName) => name !== 'bff';

/** `IDENTITY_URL`, `SERVICES_CATALOG_URL` and so on: every service that is called by others. */
function serviceUrls(ports: PlatformAddresses['ports']): Record<string, string> {
  return Object.fromEntries(
    processNames
      .filter(isCalled)
      .map((name) => [`${underscored(name).toUpperCase()}_URL`, `http://127.0.0.1:${ports[name].http}`]),
  );
}
