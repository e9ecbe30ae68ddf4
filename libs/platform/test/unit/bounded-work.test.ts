import { BusyError } from '@bitacora/kernel';
import { expect, test } from '@jest/globals';
import { BoundedWork } from '../../src/limits/bounded-work.ts';
import { works } from './works.ts';

test('two are done at once, one waits for either, and who comes then is refused', async () => {
  const bounded = new BoundedWork(2, 1, 'Espere');
  const { begun, work, end } = works();
  const [first, second, third] = ['first', 'second', 'third'].map((name) => bounded.run('one', work(name)));
  await expect(bounded.run('one', work('fourth'))).rejects.toMatchObject({
    code: 'busy',
    retryAfterSeconds: 2,
    message: 'Espere',
  });
  await expect(bounded.run('one', work('fourth'))).rejects.toBeInstanceOf(BusyError);
  expect(begun).toEqual(['first', 'second']);
  end('second');
  expect(await second).toBe('second');
  expect(begun).toEqual(['first', 'second', 'third']);
  end('first');
  end('third');
  expect(await Promise.all([first, third])).toEqual(['first', 'third']);
});

test('work that fails gives its place back', async () => {
  const bounded = new BoundedWork(1, 1, 'Espere');
  const { begun, work, end, fail } = works();
  const [failing, waiting] = ['failing', 'waiting'].map((name) => bounded.run('one', work(name)));
  fail('failing');
  await expect(failing).rejects.toThrow('failing');
  end('waiting');
  expect(await waiting).toBe('waiting');
  const last = bounded.run('one', work('last'));
  end('last');
  expect(await last).toBe('last');
  expect(begun).toEqual(['failing', 'waiting', 'last']);
});

test('of those who wait each has turns, however much one of them brings', async () => {
  const bounded = new BoundedWork(1, 10, 'Espere');
  const { begun, work, end } = works();
  const asked = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'];
  const all = asked.map((name) => bounded.run(name.slice(0, 1), work(name)));
  for (const _ of asked) {
    const latest = begun.at(-1) ?? '';
    end(latest);
    await all[asked.indexOf(latest)];
  }
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('who brings the most makes room for who brings less, and for nobody who brings as much', async () => {
  const bounded = new BoundedWork(1, 2, 'Espere');
  const { begun, work, end } = works();
  const first = bounded.run('a', work('a1'));
  const second = bounded.run('a', work('a2'));
  const last = bounded.run('a', work('a3'));
  const others = bounded.run('b', work('b1'));
  await expect(last).rejects.toBeInstanceOf(BusyError);
  await expect(bounded.run('c', work('c1'))).rejects.toBeInstanceOf(BusyError);
  end('a1');
  await first;
  end('a2');
  await second;
  end('b1');
  expect(await others).toBe('b1');
  expect(begun).toEqual(['a1', 'a2', 'b1']);
});
