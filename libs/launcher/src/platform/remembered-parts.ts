import { z } from 'zod';
import { openText, sealText } from '../system/sealed-text.ts';
import { databasesOf } from './databases.ts';
import type { PlatformAddresses } from './environment.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

/**
 * What the processes run on, as `launcher.json` keeps it for commands beside them. No password: those of the databases
 * are derived from `secrets.json`, and the address of a Redis, which may hold one, and the keys of the bucket are sealed
 * with a secret from there.
 */
export interface RememberedParts {
  /** Without user and password. */
  databaseServer: string;
  databasePrefix: string;
  /** Whose site it is. */
  agencyRuc: string;
  sealedRedisUrl: string | null;
  queueNamespace: string | null;
  objectStore: string;
  sealedObjectStore: string;
  /** `host:port` */
  mailServer: string;
  /** Page of the embedded inbox. */
  inbox: string | null;
}

const objectStoreAccess = z.object({
  endpoint: z.string(),
  bucket: z.string(),
  region: z.string(),
  accessKey: z.string(),
  secretKey: z.string(),
});

type Parts = Pick<PlatformAddresses, 'databaseUrls' | 'queue' | 'objectStore' | 'mail'> & { inboxUrl: string | null };

/** What to keep of the parts. */
export function rememberParts(
  parts: Parts,
  secrets: Secrets,
  { databasePrefix, agencyRuc, passedOn }: Pick<Settings, 'databasePrefix' | 'agencyRuc' | 'passedOn'>,
): RememberedParts {
  const server = new URL(parts.databaseUrls.bff);
  server.username = '';
  server.password = '';
  const mail = new URL(parts.mail.smtpUrl);
  return {
    databaseServer: server.toString(),
    databasePrefix,
    agencyRuc,
    sealedRedisUrl: 'redisUrl' in parts.queue ? sealText(parts.queue.redisUrl, secrets.databaseSecret) : null,
    queueNamespace: passedOn.QUEUE_NAMESPACE ?? null,
    objectStore: parts.objectStore.endpoint,
    sealedObjectStore: sealText(JSON.stringify(objectStoreAccess.parse(parts.objectStore)), secrets.databaseSecret),
    mailServer: `${mail.hostname}:${mail.port || (mail.protocol === 'smtps:' ? 465 : 25)}`,
    inbox: parts.inboxUrl,
  };
}

/** The databases, the queue and the bucket of what was kept. */
export function recallParts(
  { databaseServer, databasePrefix, sealedRedisUrl, sealedObjectStore }: RememberedParts,
  secrets: Secrets,
) {
  const { urls, queueUrl } = databasesOf(databaseServer, databasePrefix, secrets);
  return {
    databaseUrls: urls,
    objectStore: objectStoreAccess.parse(JSON.parse(openText(sealedObjectStore, secrets.databaseSecret))),
    queue: sealedRedisUrl ? { redisUrl: openText(sealedRedisUrl, secrets.databaseSecret) } : { databaseUrl: queueUrl },
  };
}
