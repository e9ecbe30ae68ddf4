import { Client } from 'minio';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { ObjectStoreEnvironment } from '../config/config.ts';

/** How long an answer may take. */
export const TIMEOUT_MILLISECONDS = 20_000;

/**
 * A client of the object store that the settings name. It asks once more where the store says that it cannot answer now, unless
 * `asksOnce`: what is sent from a stream is there once.
 */
export function storeClient(environment: ObjectStoreEnvironment, { asksOnce = false } = {}): Client {
  const address = new URL(environment.S3_ENDPOINT);
  const isSecure = address.protocol === 'https:';
  const agent = { keepAlive: true, timeout: TIMEOUT_MILLISECONDS };
  return new Client({
    endPoint: address.hostname,
    port: address.port ? Number(address.port) : isSecure ? 443 : 80,
    useSSL: isSecure,
    region: environment.S3_REGION,
    accessKey: environment.S3_ACCESS_KEY,
    secretKey: environment.S3_SECRET_KEY,
    pathStyle: true,
    transportAgent: isSecure ? new HttpsAgent(agent) : new HttpAgent(agent),
    retryOptions: { disableRetry: asksOnce, maximumRetryCount: 1, baseDelayMs: 100, maximumDelayMs: 500 },
  });
}
