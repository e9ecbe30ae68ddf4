import { expect, test } from '@jest/globals';
import { chatLink, phoneLink, readableFromAbroad, readablePhone } from '../../src/phone.ts';

test.each([
  ['042301200', '(04) 230-1200'],
  ['0991234567', '099 123 4567'],
  ['+593991234567', '099 123 4567'],
  ['+59342301200', '(04) 230-1200'],
  ['+14155550100', '+14155550100'],
])('the number %s is printed as %s', (number, printed) => {
  expect(readablePhone(number)).toBe(printed);
});

test.each([
  ['042301200', '+593 4 230 1200'],
  ['0991234567', '+593 99 123 4567'],
  ['+593991234567', '+593 99 123 4567'],
  ['+14155550100', '+14155550100'],
  ['171', '171'],
])('the number %s is printed for who is abroad as %s', (number, printed) => {
  expect(readableFromAbroad(number)).toBe(printed);
});

test.each([
  ['0991234567', 'tel:+593991234567'],
  ['04 230-1200', 'tel:+59342301200'],
  ['+1 415 555 0100', 'tel:+14155550100'],
  // With its country the zero of who calls from within is not dialled.
  ['+593 (0) 99-000.1201', 'tel:+593990001201'],
  ['00593 (0)9-9.1234567', 'tel:+593991234567'],
  ['171', 'tel:171'],
])('the number %s is dialled from any country by %s', (number, link) => {
  expect(phoneLink(number)).toBe(link);
});

test.each([
  ['0990001201', 'https://wa.me/593990001201'],
  ['+593 (0) 99-000.1201', 'https://wa.me/593990001201'],
  ['0049 (0) 30 123456', 'https://wa.me/4930123456'],
])('a chat with %s is opened by its country’s number', (number, link) => {
  expect(chatLink(number)).toBe(link);
});
