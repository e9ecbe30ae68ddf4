import { createPublicKey, hash, type KeyObject } from 'node:crypto';

const pem = /-----BEGIN (?:RSA )?PUBLIC KEY-----[\s\S]+?-----END (?:RSA )?PUBLIC KEY-----/g;

/** The PEM blocks of a setting that holds several, one after the other. */
export const pemBlocks = (text: string): string[] => text.match(pem) ?? [];

/** A key's name, made of the key alone: its JWK thumbprint (RFC 7638). Takes RSA keys, private or public. */
export function keyIdOf(key: KeyObject): string {
  const { e, kty, n } = (key.type === 'private' ? createPublicKey(key) : key).export({ format: 'jwk' });
  return hash('sha256', JSON.stringify({ e, kty, n }), 'base64url');
}

/**
 * The keys whose signatures count: PEM blocks one after the other. While a key is replaced, the former one stays listed
 * until the last token that it signed has expired, and nobody is logged out.
 */
export class PublicKeys {
  private readonly keys: ReadonlyMap<string, KeyObject>;

  /** Throws for a text without a key, or with one that cannot be read. */
  constructor(pems: string) {
    const keys = pemBlocks(pems).map((text) => createPublicKey(text));
    if (keys.length === 0) throw new Error('JWT_PUBLIC_KEYS holds no public key');
    this.keys = new Map(keys.map((key) => [keyIdOf(key), key]));
  }

  has(keyId: string): boolean {
    return this.keys.has(keyId);
  }

  /** The key that a token names (`kid`). Throws for a token that names none of these. */
  keyFor(token: string): KeyObject {
    const [head = ''] = token.split('.');
    const header: unknown = JSON.parse(Buffer.from(head, 'base64url').toString());
    const named = typeof header === 'object' && header !== null && 'kid' in header ? header.kid : null;
    const key = typeof named === 'string' ? this.keys.get(named) : undefined;
    if (!key) throw new Error('signed with a key that is not listed');
    return key;
  }
}
