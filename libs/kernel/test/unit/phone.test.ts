import { expect, test } from '@jest/globals';
import { readablePhone } from '../../src/phone.ts';

test.each([
  ['042301200', '(04) 230-1200'],
  ['0991234567', '099 123 4567'],
  ['+593991234567', '099 123 4567'],
  ['+14155550100', '+14155550100'],
])('the number %s is printed as %s', (number, printed) => {
  expect(readablePhone(number)).toBe(printed);
});
