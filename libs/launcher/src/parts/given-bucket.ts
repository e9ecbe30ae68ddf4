import { withTimeout } from '@bitacora/kernel/with-timeout';
import { Client, type S3Error } from 'minio';
import { LauncherError } from '../system/launcher-error.ts';
import type { ObjectStoreAccess } from './object-store.ts';

const TIMEOUT_MILLISECONDS = 8000;

/** Answers the given bucket. Throws `LauncherError` when it cannot be reached, is not there, or its keys do not open it. */
export async function requireBucket(access: ObjectStoreAccess): Promise<ObjectStoreAccess> {
  const reason = await whyUnreachable(access);
  if (reason === null) return access;
  throw new LauncherError(
    `Cannot reach the bucket ${access.bucket} at ${access.endpoint} (S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY): ${reason}`,
  );
}

async function whyUnreachable({ endpoint, bucket, region, accessKey, secretKey }: ObjectStoreAccess) {
  const { hostname, port, protocol } = new URL(endpoint);
  const client = new Client({
    endPoint: hostname,
    ...(port ? { port: Number(port) } : {}),
    useSSL: protocol === 'https:',
    region,
    accessKey,
    secretKey,
    pathStyle: true,
    retryOptions: { maximumRetryCount: 1, baseDelayMs: 100, maximumDelayMs: 500 },
  });
  try {
    const exists = client.bucketExists(bucket);
    const isThere = await withTimeout(exists, TIMEOUT_MILLISECONDS, () => new Error('no answer'));
    return isThere ? null : 'there is no such bucket';
  } catch (error) {
    const { code, message } = error as S3Error;
    return message || code || String(error);
  }
}
