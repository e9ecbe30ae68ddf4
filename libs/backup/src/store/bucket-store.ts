import type { Client } from 'minio';
import { buffer } from 'node:stream/consumers';
import { readListing } from '../files/listing.ts';
import type { BackupStore } from './backup-store.ts';

/** Backups in a bucket, below a prefix that ends with a slash or is empty. */
export function bucketStore(client: Client, bucket: string, prefix: string): BackupStore {
  return {
    async put(name, bytes) {
      await client.putObject(bucket, prefix + name, bytes, bytes.length);
    },
    read: async (name) => buffer(await client.getObject(bucket, prefix + name)),
    async *list(start) {
      for await (const { name, bytes } of readListing(client, bucket, prefix + start))
        yield { name: name.slice(prefix.length), bytes };
    },
    remove: (name) => client.removeObject(bucket, prefix + name),
  };
}
