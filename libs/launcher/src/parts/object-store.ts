import S3rver from '@20minutes/s3rver';
import Account from '@20minutes/s3rver/lib/models/account.js';
import { mkdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ObjectStoreOptions {
  directory: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  /** Default: any free port. */
  port?: number;
}

/** How to reach an S3 bucket, in the words of the processes' environment. */
export interface ObjectStoreAccess {
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

export interface EmbeddedObjectStore extends ObjectStoreAccess {
  stop(): Promise<void>;
}

const ACCESS_DENIED =
  '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>';

/**
 * The server checks a signature that is there and lets unsigned requests through, so they are refused in front of it;
 * browsers' pre-flight requests too, which it never checks.
 */
function isSigned({ method, url = '', headers }: IncomingMessage): boolean {
  if (method === 'OPTIONS') return false;
  if (headers.authorization) return true;
  const query = new URL(url, 'http://localhost').searchParams;
  return query.has('X-Amz-Algorithm') || query.has('Signature');
}

/** Starts a small S3 server with one private bucket, which only the given keys open. */
export async function startObjectStore(options: ObjectStoreOptions): Promise<EmbeddedObjectStore> {
  const { directory, bucket, accessKey, secretKey } = options;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  Account.DUMMY_ACCOUNT.revokeAccessKey('S3RVER');
  new Account(1, 'bitacora').createKeyPair(accessKey, secretKey);
  const store = new S3rver({ silent: true, directory, vhostBuckets: false, configureBuckets: [{ name: bucket }] });
  await store.configureBuckets();
  const answer = store.callback();
  const server = createServer((request, response) => {
    if (isSigned(request)) answer(request, response);
    else response.writeHead(403, { 'content-type': 'application/xml' }).end(ACCESS_DENIED);
  });
  await listen(server, options.port ?? 0);
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket,
    region: 'us-east-1',
    accessKey,
    secretKey,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Listens on this machine only. Rejects when the port is taken. */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}
