import { expect, test } from '@jest/globals';
import { RecentlyUsed } from '../../src/recently-used.ts';

test('the values used last are kept, and no more of them', () => {
  const kept = new RecentlyUsed<number>(2);
  kept.set('EC', 1);
  kept.set('PE', 2);
  expect(kept.get('EC')).toBe(1);
  kept.set('US', 3);
  expect([kept.get('EC'), kept.get('PE'), kept.get('US')]).toEqual([1, undefined, 3]);
});
