import { withTimeout } from '@bitacora/kernel/with-timeout';
import { storeClient } from '@bitacora/platform/store-client';
import type { S3Error } from 'minio';
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
  const client = storeClient({
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
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
