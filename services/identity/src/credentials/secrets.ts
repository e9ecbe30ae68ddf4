import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** A secret that nobody guesses, safe in a URL. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** How secrets are stored: whoever reads the database cannot use them. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
