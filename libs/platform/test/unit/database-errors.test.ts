import { expect, test } from '@jest/globals';
import { asAppError, isAway } from '../../src/database/database-errors.ts';

const refused = (code: string) => Object.assign(new Error('refused'), { code });

test.each([
  ['28P01', 'a password'],
  ['28000', 'a login'],
  ['3D000', 'a database'],
])('a server that refuses %s (%s) is away: what waits is tried again, and people are told to', (code) => {
  expect(isAway(refused(code))).toBe(true);
  expect(asAppError(refused(code))).toMatchObject({ kind: 'unavailable', code: 'database_unavailable' });
});

test('a right that a statement lacks is a fault of ours, and no outage', () => {
  expect(isAway(refused('42501'))).toBe(false);
  expect(asAppError(refused('42501'))).toMatchObject({ code: '42501' });
});
