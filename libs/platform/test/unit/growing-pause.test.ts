import { afterEach, expect, jest, test } from '@jest/globals';
import { growingPause } from '../../src/outages/growing-pause.ts';

afterEach(() => void jest.restoreAllMocks());

test('pauses double from a tenth of a second, and grow no longer than four', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  expect([1, 2, 3, 4, 5, 6, 7, 8, 1000].map(growingPause)).toEqual([100, 200, 400, 800, 1600, 3200, 4000, 4000, 4000]);
});

test('pauses are a quarter more or less by chance, so that processes do not try in step', () => {
  const random = jest.spyOn(Math, 'random');
  random.mockReturnValue(0);
  expect(growingPause(7)).toBe(3000);
  random.mockReturnValue(1);
  expect(growingPause(7)).toBe(5000);
});
