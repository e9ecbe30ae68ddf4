import type { BucketItem, Client } from 'minio';
import type { StoredObject } from '../store/backup-store.ts';

/** Every object of a bucket whose key begins so. */
export async function* readListing(client: Client, bucket: string, prefix: string): AsyncGenerator<StoredObject> {
  const listing: AsyncIterable<BucketItem> = client.listObjectsV2(bucket, prefix, true);
  for await (const { name, size } of listing) if (name !== undefined) yield { name, bytes: size ?? 0 };
}
