/** An object of a backup store. */
export interface StoredObject {
  name: string;
  /** As it lies there, encrypted. */
  bytes: number;
}

/**
 * Where backups lie: a folder or a bucket. Objects are whole or not there, and small enough (a few megabytes) to be held in
 * memory, so that any S3 takes them in one request. Names are paths with slashes.
 */
export interface BackupStore {
  put(name: string, bytes: Buffer): Promise<void>;
  /** Throws when there is no such object. */
  read(name: string): Promise<Buffer>;
  /** Everything whose name begins so. */
  list(prefix: string): AsyncIterable<StoredObject>;
  remove(name: string): Promise<void>;
}
