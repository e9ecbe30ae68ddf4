import { expect, test } from '@jest/globals';
import { phoneLink, readablePhone } from '../../src/phone.ts';

test.each([
  ['042301200', '(04) 230-1200'],
  ['0991234567', '099 123 4567'],
  ['+593991234567', '099 123 4567'],
  ['+14155550100', '+14155550100'],
])('the number %s is printed as %s', (number, printed) => {
  expect(readablePhone(number)).toBe(printed);
});

test.each([
  ['0991234567', 'tel:+593991234567'],
  ['04 230-1200', 'tel:+59342301200'],
  ['+1 415 555 0100', 'tel:+14155550100'],
  ['171', 'tel:171'],
])('the number %s is dialled from any country by %s', (number, link) => {
  expect(phoneLink(number)).toBe(link);
});
