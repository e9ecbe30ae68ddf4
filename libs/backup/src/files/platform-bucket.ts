import { type ObjectStoreEnvironment, storeClient } from '@bitacora/platform';
import { S3Error } from 'minio';
import { buffer } from 'node:stream/consumers';
import { readListing } from './listing.ts';

const absent = new Set(['NoSuchKey', 'NotFound']);

/** The bucket of the platform, which is backed up and restored. */
export function platformBucket(environment: ObjectStoreEnvironment) {
  const client = storeClient(environment);
  const { S3_BUCKET: bucket } = environment;
  return {
    /** Null when there is no such object. */
    async read(key: string): Promise<Buffer | null> {
      try {
        return await buffer(await client.getObject(bucket, key));
      } catch (error) {
        if (error instanceof S3Error && absent.has(error.code ?? '')) return null;
        throw error;
      }
    },
    put: (key: string, bytes: Buffer, mediaType: string) =>
      client.putObject(bucket, key, bytes, bytes.length, { 'Content-Type': mediaType }),
    list: () => readListing(client, bucket, ''),
  };
}
export type PlatformBucket = ReturnType<typeof platformBucket>;
