import { describe, expect, test } from '@jest/globals';
import { seal, sealedToken, unseal } from '../../src/sealing.ts';

const key = Buffer.alloc(32, 1).toString('base64');
const secret = { uid: 'somebody', token: 'a-secret-token' };

describe('a sealed link', () => {
  test('opens with the key that closed it', () => {
    expect(unseal(key, seal(key, secret), sealedToken)).toEqual(secret);
  });

  test('shows nothing of its secret, and never looks the same twice', () => {
    const sealed = seal(key, secret);
    expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('a-secret-token');
    expect(seal(key, secret)).not.toBe(sealed);
  });

  test('opens while its key is replaced, with the next key as with the former one', () => {
    const next = Buffer.alloc(32, 2).toString('base64');
    const [published, used] = [`${key}\n${next}`, `${next}\n${key}`];
    expect(unseal(used, seal(published, secret), sealedToken)).toEqual(secret);
    expect(unseal(published, seal(used, secret), sealedToken)).toEqual(secret);
    // What is used is the first: who has but the next one opens what was closed since.
    expect(unseal(next, seal(used, secret), sealedToken)).toEqual(secret);
    expect(() => unseal(next, seal(published, secret), sealedToken)).toThrow('no key opens');
  });

  test('does not open with another key, nor with a changed byte', () => {
    const sealed = seal(key, secret);
    const changed = Buffer.from(sealed, 'base64');
    changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
    expect(() => unseal(Buffer.alloc(32, 2).toString('base64'), sealed, sealedToken)).toThrow();
    expect(() => unseal(key, changed.toString('base64'), sealedToken)).toThrow();
  });
});
