import { afterAll, expect, test } from '@jest/globals';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { inTurnToBuild } from '../../src/build/build-turn.ts';

const folder = mkdtempSync(join(tmpdir(), 'build-turn-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const newTurn = () => join(mkdtempSync(join(folder, 'checkout-')), 'turn.json');

test('two builds of one checkout take turns, also after one that fails', async () => {
  const turn = newTurn();
  const happened: string[] = [];
  const build = (name: string) =>
    inTurnToBuild(async () => {
      happened.push(`${name} begins`);
      await setImmediate();
      happened.push(`${name} ends`);
      if (name === 'first') throw new Error('does not compile');
    }, turn);
  const outcomes = await Promise.allSettled([build('first'), build('second')]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [one] = (happened[0] ?? '').split(' ');
  expect(happened.slice(0, 2)).toEqual([`${one} begins`, `${one} ends`]);
  expect(happened).toHaveLength(4);
  expect(existsSync(turn)).toBe(false);
});

test('of many that ask at once each gets its turn', async () => {
  const turn = newTurn();
  let running = 0;
  const build = () =>
    inTurnToBuild(async () => {
      running += 1;
      await setImmediate();
      expect(running).toBe(1);
      running -= 1;
    }, turn);
  await Promise.all(Array.from({ length: 25 }, build));
  expect(existsSync(turn)).toBe(false);
});

test.each([
  ['a build that was killed', { pid: 2 ** 22 + 1, birth: 'then' }],
  ['a process that has its id by now', { pid: process.pid, birth: 'long ago' }],
])('%s holds up nobody', async (_, builder) => {
  const turn = newTurn();
  writeFileSync(turn, JSON.stringify(builder));
  expect(await inTurnToBuild(async () => 'built', turn)).toBe('built');
});
