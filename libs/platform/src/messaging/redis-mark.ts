import { UnavailableError } from '@bitacora/kernel';
import type { IRedisClient } from 'bullmq';

/**
 * Which run of which Redis answers, and of which past: the latter is another one for whoever was a replica in between. A
 * replica answers as it answers a write, so that the connection is made anew (`watched-redis.ts`).
 */
const thisRun = `
  local info = redis.call('INFO', 'server') .. redis.call('INFO', 'replication')
  if string.find(info, 'role:slave', 1, true) then return redis.error_reply('READONLY this is a replica') end
  local id = string.match(info, 'run_id:(%x+)')
  local run = id and id .. ':' .. (string.match(info, 'master_replid:(%x+)') or '')`;

const readRun = { name: 'readRun', numberOfKeys: 0, lua: `${thisRun}\n  return run` };

/** The data of a job as BullMQ keeps them. */
const raise = {
  name: 'raiseMark',
  numberOfKeys: 1,
  lua: `${thisRun}
  local known = redis.call('HGET', KEYS[1], 'data')
  if run ~= ARGV[1] or not known or cjson.decode(known).batch ~= tonumber(ARGV[2]) then return 0 end
  redis.call('HSET', KEYS[1], 'data', ARGV[3])
  return 1`,
};

/** To whom the scripts were given: each time anew they would be sent as a whole. */
const prepared = new WeakSet<IRedisClient>();

function prepare(client: IRedisClient): void {
  if (prepared.has(client)) return;
  for (const script of [readRun, raise]) client.defineCommand(script.name, script);
  prepared.add(client);
}

/** Which run of which Redis answers (see above); null of one that does not say it. Rejects for a replica. */
export async function runOf(client: IRedisClient): Promise<string | null> {
  prepare(client);
  const run: unknown = await client.runCommand(readRun.name, []);
  return typeof run === 'string' ? run : null;
}

interface Raised {
  run: string;
  from: number;
  to: number;
}

/**
 * Raises the mark that is kept under a key, in that run of Redis and in no other, and from no other batch. Whatever was sent to it
 * since the run was asked for is in it then, also where a connection broke and ioredis sent once more what was under way. Throws an
 * `UnavailableError` when the run is over, the mark gone, or another one.
 */
export async function raiseMark(client: IRedisClient, key: string, { run, from, to }: Raised): Promise<void> {
  prepare(client);
  const data = JSON.stringify({ batch: to });
  const raised: unknown = await client.runCommand(raise.name, [key, run, String(from), data]);
  if (raised !== 1) throw anotherRedis();
}

/** What was asked of one Redis was asked of another one, or of what became of it. */
export const anotherRedis = () =>
  new UnavailableError('broker_unavailable', { cause: new Error('Redis began anew, or another one took its place') });
