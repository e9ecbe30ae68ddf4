import { expect, test } from '@jest/globals';
import { lineOf } from '../../src/http/line-of.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::'],
  ['2001:db8::9', '2001:db8:0:0::'],
  ['::1', '0:0:0:0::'],
  ['not an address', 'not an address'],
])('whoever has %s counts as %s: a line has as many addresses of version 6 as it likes', (address, line) => {
  expect(lineOf(address)).toBe(line);
});
