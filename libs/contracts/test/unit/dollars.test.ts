import { createPayment, fieldErrorsOf } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { expect, test } from '@jest/globals';

const { value: dollars } = createPayment.body.shape;
const errorsOf = (text: unknown) => fieldErrorsOf(dollars.safeParse(text).error?.issues ?? []);

test.each([
  ['1500', 1500],
  ['1500,5', 1500.5],
  ['1500.50', 1500.5],
  [' 0,75 ', 0.75],
  ['$1.234,56', 1234.56],
  ['1,234.56', 1234.56],
  // As tours print whole dollars: after a currency three figures cannot be cents.
  ['$1.290', 1290],
  ['US$ 1,290', 1290],
  ['1.290 dólares', 1290],
  ['$12,5', 12.5],
  [432.1, 432.1],
])('%j is %d dollars', (text, amount) => {
  expect(dollars.parse(text)).toBe(amount);
});

// In Ecuador `1.500` and `1,500` are fifteen hundred; taken for one and a half they would be stored and nobody told.
test.each(['1.290', '1.500', '1,500', '$0.500', '$1.5000', '1.234,567', '$1.234,567', '1e3', '0x10', 'mil'])(
  '%j is refused with words that say how to write it',
  (text) => {
    expect(Object.values(errorsOf(text))).toEqual([[messages.notMoney]]);
    expect(messages.notMoney).toContain('por ejemplo 1.234,50');
  },
);

test('one mistake is told once', () => {
  for (const wrong of [-1.234, 1e9 + 0.001, '-1', 'NaN'])
    expect(Object.values(errorsOf(wrong))).toEqual([[expect.any(String)]]);
});

test('a hair of a cent is nothing, which is no payment', () => {
  for (const nothing of [0, 1e-10, '0,00']) expect(Object.values(errorsOf(nothing))).toEqual([[messages.moreThan(0)]]);
});

test('no amount at all is one that is missing', () => {
  expect(Object.values(errorsOf(''))).toEqual([[messages.required]]);
});
