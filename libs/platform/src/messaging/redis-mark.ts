import { UnavailableError } from '@bitacora/kernel';
import type { IRedisClient } from 'bullmq';

const RUN = `string.match(redis.call('INFO', 'server'), 'run_id:(%x+)')`;

const readRun = { name: 'readRun', numberOfKeys: 0, lua: `return ${RUN}` };

/** The data of a job as BullMQ keeps them. */
const writeInRun = {
  name: 'writeInRun',
  numberOfKeys: 1,
  lua: `
    if ${RUN} ~= ARGV[1] then return 0 end
    if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
    redis.call('HSET', KEYS[1], 'data', ARGV[2])
    return 1`,
};

/** To whom the scripts were given: each time anew they would be sent as a whole. */
const prepared = new WeakSet<IRedisClient>();

function prepare(client: IRedisClient): void {
  if (prepared.has(client)) return;
  for (const script of [readRun, writeInRun]) client.defineCommand(script.name, script);
  prepared.add(client);
}

/**
 * Which run of which Redis answers: another one after each start, and when another server takes its place; null of one that
 * does not say it.
 */
export async function runOf(client: IRedisClient): Promise<string | null> {
  prepare(client);
  const run: unknown = await client.runCommand(readRun.name, []);
  return typeof run === 'string' ? run : null;
}

/**
 * Writes the data of the job with that key, in that run of Redis and in no other. Whatever was sent since the run was asked for
 * is in it then, also where a connection broke and ioredis sent once more what was under way. Throws an `UnavailableError`
 * when the run is over, or the job gone.
 */
export async function writeInThatRun(client: IRedisClient, run: string, key: string, data: object): Promise<void> {
  prepare(client);
  const written: unknown = await client.runCommand(writeInRun.name, [key, run, JSON.stringify(data)]);
  if (written === 1) return;
  throw new UnavailableError('broker_unavailable', { cause: new Error('Redis began anew, or has no mark any more') });
}
