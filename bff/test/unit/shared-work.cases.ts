import { describe, expect, test } from '@jest/globals';
import { SharedReading, SharedWork } from '../../src/web/shared-work.ts';

describe('shared work', () => {
  test('who asks while one is read gets the next, together with everybody else', async () => {
    const readings: PromiseWithResolvers<number>[] = [];
    const shared = new SharedReading(() => {
      const reading = Promise.withResolvers<number>();
      readings.push(reading);
      return reading.promise;
    });
    const first = shared.get();
    const others = [shared.get(), shared.get(), shared.get()];
    expect(readings).toHaveLength(1);
    readings[0]?.resolve(1);
    expect(await first).toBe(1);
    await Promise.resolve();
    readings[1]?.resolve(2);
    expect(await Promise.all(others)).toEqual([2, 2, 2]);
    expect(readings).toHaveLength(2);
  });

  test('a reading that fails fails for those who waited for it, and the next is tried', async () => {
    let count = 0;
    const shared = new SharedReading(() => {
      count += 1;
      return count === 1 ? Promise.reject(new Error('away')) : Promise.resolve(count);
    });
    const [first, second] = await Promise.allSettled([shared.get(), shared.get()]);
    expect([first.status, second]).toEqual(['rejected', { status: 'fulfilled', value: 2 }]);
  });

  test('work is done once a key while it runs, and anew afterwards, also when it failed', async () => {
    const shared = new SharedWork<string>();
    let count = 0;
    const work = () => Promise.resolve(`done ${(count += 1)}`);
    const all = [shared.do('a', work), shared.do('a', work), shared.do('b', work)];
    expect(await Promise.all(all)).toEqual(['done 1', 'done 1', 'done 2']);
    await expect(shared.do('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await shared.do('a', work)).toBe('done 3');
  });
});
