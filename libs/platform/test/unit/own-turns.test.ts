import { RateLimitedError } from '@bitacora/kernel';
import { expect, test } from '@jest/globals';
import { OwnTurns } from '../../src/limits/own-turns.ts';
import { works } from './works.ts';

test('of each two are done at once and one waits; what is more is refused, and nobody else notices', async () => {
  const turns = new OwnTurns(2, 1, 'Espere');
  const { begun, work, end } = works();
  const own = ['first', 'second', 'third'].map((name) => turns.run('one', work(name)));
  await expect(turns.run('one', work('fourth'))).rejects.toBeInstanceOf(RateLimitedError);
  const others = turns.run('another', work('others'));
  expect(begun).toEqual(['first', 'second', 'others']);
  end('others');
  expect(await others).toBe('others');
  end('second');
  await own[1];
  expect(begun).toEqual(['first', 'second', 'others', 'third']);
  end('first');
  end('third');
  expect(await Promise.all(own)).toEqual(['first', 'second', 'third']);
});

test('what gives up waiting leaves its turn to the next', async () => {
  const turns = new OwnTurns(1, 1, 'Espere');
  const { begun, work, end } = works();
  const first = turns.run('one', work('first'));
  const waits = new AbortController();
  const given = turns.run('one', work('given up'), waits.signal);
  waits.abort();
  await expect(given).rejects.toBeInstanceOf(RateLimitedError);
  const next = turns.run('one', work('next'));
  end('first');
  await first;
  end('next');
  expect(await next).toBe('next');
  expect(begun).toEqual(['first', 'next']);
});

test('work that fails gives its turn back', async () => {
  const turns = new OwnTurns(1, 1, 'Espere');
  const { work, end, fail } = works();
  const failing = turns.run('one', work('failing'));
  const waiting = turns.run('one', work('waiting'));
  fail('failing');
  await expect(failing).rejects.toThrow('failing');
  end('waiting');
  expect(await waiting).toBe('waiting');
  const last = turns.run('one', work('last'));
  end('last');
  expect(await last).toBe('last');
});
