import { expect, test } from '@jest/globals';
import { shortName } from '../../src/full-name.ts';

test.each([
  ['Carlos Andrés', 'Muñoz Cedeño', 'Carlos Muñoz'],
  ['Ana', 'de la Cruz Vera', 'Ana de la Cruz'],
  ['Eva', 'Paz', 'Eva Paz'],
])('%s %s is short %s', (first_name, last_name, short) => {
  expect(shortName({ first_name, last_name })).toBe(short);
});
