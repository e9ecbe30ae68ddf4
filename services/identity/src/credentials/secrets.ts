import { createHmac, hash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** A secret that nobody guesses, safe in a URL. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** How secrets are stored: whoever reads the database cannot use them. */
export function hashOfSecret(secret: string): string {
  return hash('sha256', secret);
}

/**
 * The refresh token that follows a presented one, always the same: whoever presents it again within its grace gets no
 * second branch. Only who has the token and the session's key can tell it, and neither stands beside the other.
 */
export function successorOf(token: string, key: string): string {
  return createHmac('sha256', key).update(token).digest('base64url');
}
