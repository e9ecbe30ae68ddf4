import { expect, test } from '@jest/globals';
import { isFresh } from '../../src/http/is-fresh.ts';

test.each(['"a"', 'W/"a"', '"b", "a"', 'W/"b",W/"a"', '*'])('%s holds for the tag "a", weak or strong', (given) => {
  expect(isFresh(given, '"a"')).toBe(true);
  expect(isFresh(given, 'W/"a"')).toBe(true);
});

test.each([undefined, '', '"b"', 'a', 'W/"b", "c"'])('%s does not hold for the tag "a"', (given) => {
  expect(isFresh(given, '"a"')).toBe(false);
});
