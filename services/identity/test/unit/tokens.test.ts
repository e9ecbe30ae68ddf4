import { describe, expect, test } from '@jest/globals';
import { judgeRefreshToken } from '../../src/domain/refresh-token.ts';
import { judgeUserToken } from '../../src/domain/user-token.ts';

const now = new Date('2026-11-21T15:00:00Z');
const seconds = (count: number) => new Date(now.getTime() + count * 1000);

describe('a refresh token', () => {
  test('holds until it expires', () => {
    expect(judgeRefreshToken({ expiresAt: seconds(1), rotatedAt: null }, now)).toBe('holds');
    expect(judgeRefreshToken({ expiresAt: now, rotatedAt: null }, now)).toBe('expired');
  });

  test('has sixty seconds of grace once rotated, then counts as stolen', () => {
    expect(judgeRefreshToken({ expiresAt: seconds(999), rotatedAt: seconds(-60) }, now)).toBe('in-grace');
    expect(judgeRefreshToken({ expiresAt: seconds(999), rotatedAt: seconds(-60.001) }, now)).toBe('reused');
    expect(judgeRefreshToken({ expiresAt: seconds(-5), rotatedAt: seconds(-999) }, now)).toBe('reused');
  });
});

describe("a mailed link's token", () => {
  test('works once, until it expires', () => {
    expect(judgeUserToken({ expiresAt: seconds(1), usedAt: null }, now)).toBe('holds');
    expect(judgeUserToken({ expiresAt: now, usedAt: null }, now)).toBe('expired');
    expect(judgeUserToken({ expiresAt: seconds(1), usedAt: seconds(-1) }, now)).toBe('used');
  });
});
