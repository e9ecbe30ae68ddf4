import { BusyError } from '@bitacora/kernel';
import { expect, test } from '@jest/globals';
import { BoundedWork } from '../../src/limits/bounded-work.ts';

/** Work that ends when it is told to, and what was begun so far. */
function works() {
  const begun: string[] = [];
  const endings = new Map<string, PromiseWithResolvers<string>>();
  const work = (name: string) => () => {
    begun.push(name);
    const ending = Promise.withResolvers<string>();
    endings.set(name, ending);
    return ending.promise;
  };
  return {
    begun,
    work,
    end: (name: string) => endings.get(name)?.resolve(name),
    fail: (name: string) => endings.get(name)?.reject(new Error(name)),
  };
}

test('two are done at once, one waits for either, and who comes then is refused', async () => {
  const bounded = new BoundedWork(2, 1, 'Espere');
  const { begun, work, end } = works();
  const [first, second, third] = ['first', 'second', 'third'].map((name) => bounded.run(work(name)));
  await expect(bounded.run(work('fourth'))).rejects.toMatchObject({
    code: 'busy',
    retryAfterSeconds: 2,
    message: 'Espere',
  });
  await expect(bounded.run(work('fourth'))).rejects.toBeInstanceOf(BusyError);
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
  const [failing, waiting] = ['failing', 'waiting'].map((name) => bounded.run(work(name)));
  fail('failing');
  await expect(failing).rejects.toThrow('failing');
  end('waiting');
  expect(await waiting).toBe('waiting');
  const last = bounded.run(work('last'));
  end('last');
  expect(await last).toBe('last');
  expect(begun).toEqual(['failing', 'waiting', 'last']);
});
