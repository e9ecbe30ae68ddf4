import { Redis } from 'ioredis';
import { LauncherError } from '../system/launcher-error.ts';

const TIMEOUT_MILLISECONDS = 8000;

/** Answers the address of a Redis that answers. Throws `LauncherError`, never with its password. */
export async function requireRedis(redisUrl: string): Promise<string> {
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
    connectTimeout: TIMEOUT_MILLISECONDS,
    commandTimeout: TIMEOUT_MILLISECONDS,
  });
  // What it fails with then is only "Connection is closed."; the reason comes here, first.
  let reason: unknown = null;
  redis.on('error', (error) => (reason ??= error));
  try {
    await redis.connect();
    await redis.ping();
    return redisUrl;
  } catch (error) {
    const { host } = new URL(redisUrl);
    throw new LauncherError(`Cannot reach the Redis of REDIS_URL (${host}): ${String(reason ?? error)}`);
  } finally {
    redis.disconnect();
  }
}
