import { expect, test } from '@jest/globals';
import type { IRedisClient } from 'bullmq';
import { raiseMark, runOf } from '../../src/messaging/redis-mark.ts';

/** A server that answers a script with this. */
function answering(answer: unknown) {
  const defined: string[] = [];
  const client: Pick<IRedisClient, 'defineCommand' | 'runCommand'> = {
    defineCommand: (name) => void defined.push(name),
    runCommand: async () => answer,
  };
  return { client: client as IRedisClient, defined };
}

test('a server that does not say which run it is has none', async () => {
  expect(await runOf(answering('0a1b2c').client)).toBe('0a1b2c');
  expect(await runOf(answering(null).client)).toBeNull();
});

test('a mark that is not raised is as if Redis were away, so that the batch is sent again', async () => {
  const raise = (answer: unknown) => raiseMark(answering(answer).client, 'key', { run: '0a1b2c', from: 1, to: 2 });
  await expect(raise(1)).resolves.toBeUndefined();
  await expect(raise(0)).rejects.toMatchObject({ kind: 'unavailable', code: 'broker_unavailable' });
});

test('a connection is given each script once', async () => {
  const { client, defined } = answering('0a1b2c');
  for (let asked = 0; asked < 3; asked += 1) await runOf(client);
  expect(defined).toHaveLength(new Set(defined).size);
});
