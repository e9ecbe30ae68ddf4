import { expect, test } from '@jest/globals';
import { RememberedTokens } from '../../src/auth/remembered-tokens.ts';
import type { Caller } from '../../src/context/caller.ts';

const caller = (userId: string, expiresAt = 1000): Caller => ({
  userId,
  session: 'a session',
  agency: null,
  roles: [],
  issuedAt: expiresAt - 900,
  expiresAt,
});

test('a verified token is known until it expires, and no other one', () => {
  const tokens = new RememberedTokens();
  tokens.remember('a.b.c', caller('ana'));
  expect(tokens.find('a.b.c', 999)).toMatchObject({ userId: 'ana' });
  expect(tokens.find('a.b.d', 999)).toBeNull();
  expect(tokens.find('a.b.c', 1000)).toBeNull();
  expect(tokens.find('a.b.c', 999)).toBeNull();
});

test('tokens that nobody uses make room for others', () => {
  const tokens = new RememberedTokens(2);
  tokens.remember('1', caller('one'));
  tokens.remember('2', caller('two'));
  expect(tokens.find('1', 0)).not.toBeNull();
  tokens.remember('3', caller('three'));
  expect(['1', '2', '3'].map((token) => tokens.find(token, 0)?.userId)).toEqual(['one', undefined, 'three']);
});
