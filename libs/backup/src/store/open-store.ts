import { storeClient } from '@bitacora/platform';
import { fileURLToPath } from 'node:url';
import type { StoreSettings } from '../settings.ts';
import type { BackupStore } from './backup-store.ts';
import { bucketStore } from './bucket-store.ts';
import { folderStore } from './folder-store.ts';

/** The store of `BACKUP_URL`: `file:///path` or `s3://bucket/prefix`. */
export function openStore(settings: StoreSettings): BackupStore {
  const address = new URL(settings.BACKUP_URL);
  if (address.protocol === 'file:') return folderStore(fileURLToPath(address));
  const prefix = address.pathname.replace(/^\/+|\/+$/g, '');
  const client = storeClient({
    S3_ENDPOINT: settings.BACKUP_S3_ENDPOINT ?? `https://s3.${settings.BACKUP_S3_REGION}.amazonaws.com`,
    S3_BUCKET: address.hostname,
    S3_REGION: settings.BACKUP_S3_REGION,
    S3_ACCESS_KEY: settings.BACKUP_S3_ACCESS_KEY ?? '',
    S3_SECRET_KEY: settings.BACKUP_S3_SECRET_KEY ?? '',
  });
  return bucketStore(client, address.hostname, prefix === '' ? '' : `${prefix}/`);
}
