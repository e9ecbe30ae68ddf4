import { UnavailableError } from '@bitacora/kernel';
import type { IRedisClient } from 'bullmq';

const readRun = {
  name: 'readRun',
  numberOfKeys: 0,
  lua: `return string.match(redis.call('INFO', 'server'), 'run_id:(%x+)')`,
};

/** The data of a job as BullMQ keeps them. */
const writeInRun = {
  name: 'writeInRun',
  numberOfKeys: 1,
  lua: `
    if string.match(redis.call('INFO', 'server'), 'run_id:(%x+)') ~= ARGV[1] then return 0 end
    if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
    redis.call('HSET', KEYS[1], 'data', ARGV[2])
    return 1`,
};

/** Which run of which Redis answers: another one after each start, and when another server takes its place. */
export async function runOf(client: IRedisClient): Promise<string> {
  client.defineCommand(readRun.name, readRun);
  return String(await client.runCommand(readRun.name, []));
}

/**
 * Writes the data of the job with that key, in that run of Redis and in no other. Whatever was sent since the run was asked for
 * is in it then, also where a connection broke and ioredis sent once more what was under way. Throws an `UnavailableError`
 * when the run is over, or the job gone.
 */
export async function writeInThatRun(client: IRedisClient, run: string, key: string, data: object): Promise<void> {
  client.defineCommand(writeInRun.name, writeInRun);
  const written: unknown = await client.runCommand(writeInRun.name, [key, run, JSON.stringify(data)]);
  if (written !== 1) throw new UnavailableError('broker_unavailable', { cause: new Error('Redis began anew') });
}
