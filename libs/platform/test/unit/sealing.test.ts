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

  test('does not open with another key, nor with a changed byte', () => {
    const sealed = seal(key, secret);
    const changed = Buffer.from(sealed, 'base64');
    changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
    expect(() => unseal(Buffer.alloc(32, 2).toString('base64'), sealed, sealedToken)).toThrow();
    expect(() => unseal(key, changed.toString('base64'), sealedToken)).toThrow();
  });
});
