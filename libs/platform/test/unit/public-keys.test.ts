import { describe, expect, test } from '@jest/globals';
import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { keyIdOf, PublicKeys } from '../../src/auth/public-keys.ts';

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const token = (head: unknown) => `${Buffer.from(JSON.stringify(head)).toString('base64url')}.e30.x`;

/** The key of RFC 7638, section 3.1, and its thumbprint there. */
const example = createPublicKey({
  format: 'jwk',
  key: {
    kty: 'RSA',
    n: '0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4cbbfAAtVT86zwu1RK7aPFFxuhDR1L6tSoc_BJECPebWKRXjBZCiFV4n3oknjhMstn64tZ_2W-5JsGY4Hc5n9yBXArwl93lqt7_RN5w6Cf0h4QyQ5v-65YGjQR0_FDW2QvzqY368QQMicAtaSqzs8KJZgnYb9c7d0zgdAZHzu6qMQvRL5hajrn1n91CbOpbISD08qNLyrdkt-bFTWhAI4vMQFh6WeZu0fM4lFd2NcRwr3XPksINHaQ-G_xBniIqbw0Ls1jF44-csFCur-kEgU8awapJzKnqDKgw',
    e: 'AQAB',
  },
});

describe('public keys', () => {
  test('are named by their thumbprint, which the private key has too', () => {
    expect(keyIdOf(example)).toBe('NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs');
    const { publicKey, privateKey } = pair();
    expect(keyIdOf(createPublicKey(publicKey))).toBe(keyIdOf(createPrivateKey(privateKey)));
  });

  test('stand one after the other, and each token finds its own', () => {
    const [now, before] = [pair().publicKey, pair().publicKey];
    const keys = new PublicKeys(`${now}\n${before}`);
    for (const text of [now, before]) {
      const kid = keyIdOf(createPublicKey(text));
      expect(keyIdOf(keys.keyFor(token({ alg: 'RS256', kid })))).toBe(kid);
    }
  });

  test('are not found by a token that names none of them', () => {
    const keys = new PublicKeys(pair().publicKey);
    const stranger = keyIdOf(createPublicKey(pair().publicKey));
    for (const head of [{ alg: 'RS256' }, { kid: stranger }, { kid: 7 }, null, 'x']) {
      expect(() => keys.keyFor(token(head))).toThrow('not listed');
    }
    expect(() => keys.keyFor('no-es-un-token')).toThrow();
  });

  test('are needed', () => {
    expect(() => new PublicKeys('-----BEGIN PUBLIC KEY-----')).toThrow('holds no public key');
  });
});
